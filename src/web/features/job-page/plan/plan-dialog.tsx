import { useQuery } from '@tanstack/react-query';

import type { JobPlan } from '#shared/agreed-plan.ts';
import type { Job } from '#shared/job.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { useMay } from '#web/features/organizations/rights.tsx';

import { planQuery } from '../job-page-queries.ts';
import { PlanEditor } from './plan-editor.tsx';
import { PlanReading } from './plan-reading.tsx';

interface PlanDialogProps {
  job: Job;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What all tools of a job agree on, to be settled before they are written anew. */
export function PlanDialog({ job, open, onOpenChange }: PlanDialogProps) {
  const { data, error, refetch } = useQuery({ ...planQuery(job.id), enabled: open });
  const mayChange = useMay()('jobs.change');
  return (
    <Dialog
      title="The plan"
      description={data ? describe(data, mayChange) : 'What all tools of this job agree on.'}
      size="lg"
      open={open}
      onOpenChange={onOpenChange}
    >
      {data && mayChange && <PlanEditor job={job} stored={data} />}
      {data && !mayChange && <PlanReading stored={data} />}
      {!data && error && (
        <LoadFailure
          error={error}
          sentence="The plan could not be loaded."
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <div aria-busy="true" className="grid gap-4">
          <Skeleton className="h-24" />
          <Skeleton className="h-48" />
        </div>
      )}
    </Dialog>
  );
}

function describe({ by, model }: JobPlan, mayChange: boolean): string {
  const author = {
    code: 'Proposed from the job, its trade and public figures.',
    model: `Drafted by ${model ?? 'a language model'} on what the job says.`,
    person: 'Settled by your team.',
  }[by];
  const whatFor = 'All tools use these names, weights and steps.';
  const wayOn = mayChange ? ' Change what does not fit, save, and regenerate.' : '';
  return `${author} ${whatFor}${wayOn}`;
}
