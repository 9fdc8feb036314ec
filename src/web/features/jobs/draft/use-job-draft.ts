import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { useSession } from '#web/lib/session.ts';

import { emptyJob, type JobFormValues } from '../form/job-form-values.ts';
import type { JobTextState } from '../job-text/job-text-parts.ts';
import { useJobText } from '../job-text/use-job-text.ts';
import { clearDraft, type DraftPlace, readDraft, writeDraft } from './job-draft.ts';
import { newDraftId } from './submission-key.ts';

const saveAfter = 400;

/** Keeps an unfinished job through a reload, until it is created or thrown away. */
export function useJobDraft(form: UseFormReturn<JobFormValues>, organizationId: number) {
  const userId = useSession().session?.user.id ?? '';
  const [place] = useState<DraftPlace>({ userId, organizationId });
  const [restored, setRestored] = useState(() => readDraft(place));
  const [id, setId] = useState(() => restored?.id ?? newDraftId());
  const intake = useJobText(form, restored?.intake);
  const ended = useRef(false);

  const restore = useEffectEvent(() => {
    // The defaults stay those of an empty form, so that what is restored counts as typed.
    if (restored) form.reset(restored.values, { keepDefaultValues: true });
  });
  useEffect(() => restore(), []);

  const { state } = intake;
  const save = useEffectEvent((given: JobTextState = state) => {
    if (!ended.current) writeDraft(place, { id, values: form.getValues(), intake: given });
  });
  useEffect(() => {
    const timer = setTimeout(() => save(state), saveAfter);
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const saveNow = () => save();
    const saveSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(saveNow, saveAfter);
    };
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: saveSoon });
    addEventListener('pagehide', saveNow);
    return () => {
      unsubscribe();
      removeEventListener('pagehide', saveNow);
      clearTimeout(timer);
      saveNow();
    };
  }, [form]);

  return {
    id,
    intake,
    /** When what is shown was last saved, if it comes from before. */
    restoredFrom: restored?.savedAt,
    /** It has become a job, or is not wanted any more. */
    end: () => {
      ended.current = true;
      clearDraft(place);
    },
    startOver: () => {
      clearDraft(place);
      setRestored(undefined);
      setId(newDraftId());
      intake.reset();
      form.reset(emptyJob);
    },
  };
}
