import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import type { Job } from '#shared/job.ts';
import { clearToast, toast, type ToastContent } from '#ui/toast.ts';
import { isUnauthorized } from '#web/lib/api-error.ts';
import { logInAgain } from '#web/lib/log-in-again.ts';
import { showFieldErrors } from '#web/lib/server-field-errors.ts';

import type { useJobDraft } from '../draft/use-job-draft.ts';
import { submissionKey } from '../draft/submission-key.ts';
import { jobFields, type JobFormValues, toJobFields } from '../form/job-form-values.ts';
import { createJob } from '../job-calls.ts';
import { jobsKey } from '../job-queries.ts';
import { withUnreadText } from './with-unread-text.ts';

interface JobCreation {
  organizationId: number;
  form: UseFormReturn<JobFormValues>;
  draft: ReturnType<typeof useJobDraft>;
  explain: (error: unknown) => ToastContent;
  onCreated: (job: Job) => void;
}

export function useJobCreation(creation: JobCreation) {
  const { organizationId, form, draft, explain, onCreated } = creation;
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function create(values: JobFormValues) {
    clearToast();
    setBusy(true);
    const wish = { ...toJobFields(withUnreadText(values, draft.intake.state)), organizationId };
    try {
      const job = await createJob(wish, submissionKey(draft.id, wish));
      draft.end();
      void queryClient.invalidateQueries({ queryKey: [...jobsKey, 'list'] });
      onCreated(job);
    } catch (error) {
      if (isUnauthorized(error)) return logInAgain();
      showFieldErrors({ error, setError: form.setError, fields: jobFields });
      toast(explain(error));
    } finally {
      setBusy(false);
    }
  }

  return { busy, create };
}
