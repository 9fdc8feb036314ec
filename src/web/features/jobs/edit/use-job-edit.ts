import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { z } from 'zod';

import { type Job, jobSchema } from '#shared/job.ts';
import { clearToast, toast, type ToastContent } from '#ui/toast.ts';
import { ApiError, isUnauthorized } from '#web/lib/api-error.ts';
import { completeJob } from '#web/lib/complete-replies.ts';
import { type KeptPlace, readKeptEdit } from '#web/lib/kept-edit.ts';
import { logInAgain } from '#web/lib/log-in-again.ts';
import { showFieldErrors } from '#web/lib/server-field-errors.ts';
import { useSession } from '#web/lib/session.ts';
import { useKeptEdit } from '#web/lib/use-kept-edit.ts';

import {
  changesBetween,
  jobFields,
  type JobFormValues,
  toFormValues,
} from '../form/job-form-values.ts';
import { readJob, updateJob } from '../job-calls.ts';
import { jobKey, jobsKey } from '../job-queries.ts';
import { failedUpdate } from '../job-toasts.ts';

/** The job is gone, or there were so many edits that one has to wait. */
const toldInFull = new Set([404, 429]);

/** With its text, where the job was read with it; it may have been kept before there was some field. */
const keptJob = z.unknown().transform(completeJob).pipe(jobSchema.loose());

interface JobEditing {
  /** The job as it was when the edit began. */
  job: Job;
  form: UseFormReturn<JobFormValues>;
  saved: ToastContent;
  onSaved: () => void;
}

/** Saves an edit against the revision it began with; a job that has moved on is shown, not overwritten. */
export function useJobEdit({ job, form, saved, onSaved }: JobEditing) {
  const queryClient = useQueryClient();
  const userId = useSession().session?.user.id ?? '';
  const place: KeptPlace<Job> = { userId, what: `job:${job.id}`, base: keptJob };
  const [found] = useState(() => readKeptEdit(place));
  const [base, setBase] = useState(found?.base ?? job);
  const kept = useKeptEdit({ form, place, base, found });
  const [theirs, setTheirs] = useState<Job>();
  const [busy, setBusy] = useState(false);

  async function send(values: JobFormValues, from: Job) {
    clearToast();
    setBusy(true);
    try {
      const changes = changesBetween(toFormValues(from), values);
      const updated = await updateJob(from.id, { ...changes, revision: from.revision });
      // The reply does not repeat the text of the job, which is read anew.
      queryClient.setQueryData(jobKey(updated.id), (known: object | undefined) => ({
        ...known,
        ...updated,
      }));
      void queryClient.invalidateQueries({ queryKey: jobKey(updated.id) });
      void queryClient.invalidateQueries({ queryKey: [...jobsKey, 'list'] });
      toast(saved);
      kept.end();
      onSaved();
    } catch (error) {
      await explain(error).catch(() => toast(failedUpdate));
    } finally {
      setBusy(false);
    }
  }

  async function explain(error: unknown) {
    if (isUnauthorized(error)) return logInAgain();
    if (error instanceof ApiError && error.status === 409) return setTheirs(await readJob(base.id));
    showFieldErrors({ error, setError: form.setError, fields: jobFields });
    const reason = error instanceof ApiError && toldInFull.has(error.status) && error.sentence;
    toast(reason ? { ...failedUpdate, description: reason } : failedUpdate);
  }

  return {
    base,
    busy,
    /** What was typed before and not saved is back in the form. */
    isRestored: found !== undefined,
    /** It is thrown away for good. */
    discard: kept.end,
    /** There when somebody else saved first. */
    theirs,
    save: (values: JobFormValues) => send(values, base),
    backToEditing: () => setTheirs(undefined),
    async saveMerged(values: JobFormValues) {
      if (!theirs) return;
      form.reset(values, { keepDefaultValues: true });
      setBase(theirs);
      setTheirs(undefined);
      await send(values, theirs);
    },
  };
}
