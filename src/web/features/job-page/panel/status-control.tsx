import { useMutation, useQueryClient } from '@tanstack/react-query';

import { type ChosenJobStatus, chosenJobStatuses, type Job } from '#shared/job.ts';
import { Select } from '#ui/select.tsx';
import { clearToast, toast } from '#ui/toast.ts';
import { describeError } from '#web/lib/api-error.ts';

import { chooseStatus } from '../job-page-calls.ts';
import { jobQuery, refreshWritten } from '../job-page-queries.ts';

const options = chosenJobStatuses.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));

/** What the person says of the search; what the badge says also follows from the tools. */
export function StatusControl({ job }: { job: Job }) {
  const { mutate, isPending, variables } = useStatusChange(job);
  return (
    <Select
      aria-label="Status"
      className="w-28!"
      options={options}
      value={isPending ? variables : job.chosenStatus}
      disabled={isPending}
      onValueChange={(status) => status !== job.chosenStatus && mutate(status)}
    />
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
        description: `The job is now ${changed.chosenStatus}.`,
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
