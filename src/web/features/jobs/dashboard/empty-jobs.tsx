import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import SearchX from 'lucide-react/icons/search-x';

import { Button } from '#ui/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { useMay } from '#web/features/organizations/rights.tsx';

import { statusOptions } from '../job-words.ts';
import type { JobListFilters } from '../job-queries.ts';
import { useSampleJob } from './use-sample-job.ts';

interface EmptyJobsProps {
  organizationId: number;
  onCreate: () => void;
}

export function EmptyJobs({ organizationId, onCreate }: EmptyJobsProps) {
  const sample = useSampleJob(organizationId);
  if (!useMay()('jobs.create')) {
    return (
      <EmptyState
        icon={BriefcaseBusiness}
        title="No Jobs Yet"
        description="The jobs of your organization will stand here."
      />
    );
  }
  return (
    <EmptyState
      icon={BriefcaseBusiness}
      title="No Jobs Yet"
      description="Paste a job description and get ten recruiting tools for it. Or look around first with a job that is filled in already."
    >
      <Button onClick={onCreate}>Create Your First Job</Button>
      <Button
        variant="outline"
        busy={sample.isPending}
        busyLabel="Creating..."
        onClick={() => sample.mutate()}
      >
        Try a sample job
      </Button>
    </EmptyState>
  );
}

interface NoMatchesProps {
  filters: JobListFilters;
  onClear: () => void;
}

export function NoMatches({ filters, onClear }: NoMatchesProps) {
  return (
    <EmptyState icon={SearchX} title="No Matching Jobs" description={describeNoMatch(filters)}>
      <Button variant="outline" onClick={onClear}>
        Show All Jobs
      </Button>
    </EmptyState>
  );
}

function describeNoMatch({ search, status, employer }: JobListFilters): string {
  const label = statusOptions.find(({ value }) => value === status)?.label.toLowerCase();
  const kind = status ? `No ${label} job` : 'No job';
  const jobs = employer ? `${kind} of ${employer}` : kind;
  return search ? `${jobs} has “${search}” in its title, location or employer.` : `${jobs} here.`;
}
