import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';

import type { Job } from '#shared/job.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { useLiveEvents } from '#web/lib/live-events.ts';

import { isBeingWritten, jobListQuery } from '../job-queries.ts';
import { JobWizard } from '../wizard/job-wizard.tsx';
import { EmptyJobs, NoMatches } from './empty-jobs.tsx';
import { JobCard } from './job-card.tsx';
import { JobFilterBar } from './job-filter-bar.tsx';
import { cardGridClass, PlaceholderCards } from './placeholder-cards.tsx';
import { useJobFilters } from './use-job-filters.ts';

interface JobListProps {
  organization: { id: number; name: string };
  onCreate: () => void;
}

/** The jobs of one organization: to find, to watch being written and to open. */
export function JobList({ organization, onCreate }: JobListProps) {
  const { filters, change, narrowed, clear } = useJobFilters();
  const query = useInfiniteQuery(jobListQuery(organization.id, filters));
  const headingId = useId();
  useLiveEvents(organization.id);
  const jobs = query.data?.pages.flatMap((page) => page.jobs);

  if (!jobs && query.error) {
    const retry = () => void query.refetch();
    return (
      <LoadFailure error={query.error} sentence="Your jobs could not be loaded." onRetry={retry} />
    );
  }
  if (jobs?.length === 0 && !narrowed && !query.isPlaceholderData) {
    return <EmptyJobs organizationId={organization.id} onCreate={onCreate} />;
  }
  return (
    <section aria-labelledby={headingId} className="grid gap-5">
      <h2 id={headingId} className="sr-only">
        Jobs
      </h2>
      <JobFilterBar organizationId={organization.id} filters={filters} change={change} />
      <Results jobs={jobs} organization={organization} outdated={query.isPlaceholderData}>
        <NoMatches filters={filters} onClear={clear} />
      </Results>
      <output className="sr-only">{jobs && describeList(jobs, query.hasNextPage)}</output>
      {query.hasNextPage && (
        <div className="grid justify-items-center gap-2">
          <Button
            variant="outline"
            busy={query.isFetchingNextPage}
            busyLabel="Loading..."
            onClick={() => void query.fetchNextPage()}
          >
            Load More Jobs
          </Button>
          {query.isFetchNextPageError && (
            <p role="alert" className="text-sm text-danger">
              More jobs could not be loaded. Please try again.
            </p>
          )}
        </div>
      )}
    </section>
  );
}

interface ResultsProps {
  jobs: Job[] | undefined;
  organization: JobListProps['organization'];
  /** The answer to the last search is still on its way. */
  outdated: boolean;
  /** What stands there when nothing was found. */
  children: ReactNode;
}

function Results({ jobs, organization, outdated, children }: ResultsProps) {
  if (!jobs || (jobs.length === 0 && outdated)) return <PlaceholderCards />;
  if (jobs.length === 0) return children;
  return <JobCards jobs={jobs} organization={organization} outdated={outdated} />;
}

interface JobCardsProps extends Pick<ResultsProps, 'organization' | 'outdated'> {
  jobs: Job[];
}

function JobCards({ jobs, organization, outdated }: JobCardsProps) {
  const [edited, setEdited] = useState<Job>();
  const [editing, setEditing] = useState(false);
  return (
    <>
      <ul aria-busy={outdated} className={cn(cardGridClass, outdated && 'opacity-60')}>
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard
              job={job}
              onEdit={(chosen) => {
                setEdited(chosen);
                setEditing(true);
              }}
            />
          </li>
        ))}
      </ul>
      {edited && (
        <JobWizard
          organization={organization}
          job={edited}
          open={editing}
          onOpenChange={setEditing}
        />
      )}
    </>
  );
}

function describeList(jobs: readonly Job[], more: boolean): string {
  const shown = `${jobs.length} ${jobs.length === 1 ? 'job' : 'jobs'} shown${more ? ', more below' : ''}.`;
  const busy = jobs.filter(isBeingWritten).length;
  if (busy === 0) return shown;
  return `${shown} ${busy === 1 ? 'One is' : `${busy} are`} being written.`;
}
