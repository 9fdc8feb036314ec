import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { clearToast, toast } from '#ui/toast.ts';
import { isUnauthorized } from '#web/lib/api-error.ts';
import { logInAgain } from '#web/lib/log-in-again.ts';

import { newDraftId } from '../draft/submission-key.ts';
import { createJob } from '../job-calls.ts';
import { jobsKey } from '../job-queries.ts';
import { explainFailedCreation, jobCreated } from '../job-toasts.ts';
import { sampleJob } from '#shared/sample-job.ts';

/** Creates the sample job, once however often the button is pressed. */
export function useSampleJob(organizationId: number) {
  const queryClient = useQueryClient();
  const [key] = useState(newDraftId);
  return useMutation({
    mutationFn: () => createJob({ ...sampleJob, organizationId }, `sample-${key}`),
    onMutate: clearToast,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [...jobsKey, 'list'] });
      toast(jobCreated);
    },
    onError: (error) =>
      isUnauthorized(error) ? logInAgain() : void toast(explainFailedCreation(error)),
  });
}
