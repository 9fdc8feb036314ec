import { useMutation, useQueryClient } from '@tanstack/react-query';

import { type ChosenJobStatus, chosenJobStatuses, type Job } from '#shared/job.ts';
import { Select } from '#ui/select.tsx';
import { clearToast, toast } from '#ui/toast.ts';
import { describeError } from '#web/lib/api-error.ts';

import { chooseStatus } from '../job-page-calls.ts';
import { jobQuery, refreshWritten } from '../job-page-queries.ts';

/** A draft is what no choice has been made for: then the badge says how far the tools are. */
const labels: Record<ChosenJobStatus, string> = {
  draft: 'Not set',
  active: 'Active',
  paused: 'Paused',
  closed: 'Closed',
};
const options = chosenJobStatuses.map((value) => ({ value, label: labels[value] }));

const name = 'Search status';

/** What the person says of the search; what the badge says also follows from the tools. */
export function StatusControl({ job }: { job: Job }) {
  const { mutate, isPending, variables } = useStatusChange(job);
  return (
    <div className="flex items-center justify-between gap-2">
      <span aria-hidden="true" className="text-sm text-ink-faint">
        {name}
      </span>
      <Select
        aria-label={name}
        className="w-28!"
        options={options}
        value={isPending ? variables : job.chosenStatus}
        disabled={isPending}
        onValueChange={(status) => status !== job.chosenStatus && mutate(status)}
      />
    </div>
  );
}

function useStatusChange(job: Job) {
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (status: ChosenJobStatus) => chooseStatus(job.id, status),
    onMutate: clearToast,
    onSuccess: (changed) => {
      queryClient.setQueryData(jobQuery(job.id).queryKey, changed);
      void refreshWritten(queryClient);
      toast({
        title: 'Job updated',
        description:
          changed.chosenStatus === 'draft'
            ? 'Its status follows the tools again.'
            : `The job is now ${changed.chosenStatus}.`,
        action: { label: 'Undo', onPress: () => change.mutate(job.chosenStatus) },
      });
    },
    onError: (error) =>
      void toast({
        title: 'Error',
        description: describeError(error, 'Failed to update job. Please try again.'),
        variant: 'destructive',
      }),
  });
  return change;
}
