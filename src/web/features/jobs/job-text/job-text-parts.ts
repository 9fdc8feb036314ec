import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import type { Reading } from '#shared/reading.ts';
import { clearToast, toast } from '#ui/toast.ts';

import { jobFieldNames, type JobFormValues } from '../form/job-form-values.ts';
import type { Findings } from './findings.ts';
import type { FillPlan } from './plan-fill.ts';

/** What was given to read, and what became of it. */
export interface JobTextState {
  text: string;
  fileName: string | null;
  findings: Findings;
  summary: Pick<FillPlan, 'filled' | 'kept'> | null;
  /** The text that `findings` were read from. */
  parsedText: string | null;
}

export const emptyJobText: JobTextState = {
  text: '',
  fileName: null,
  findings: {},
  summary: null,
  parsedText: null,
};

/** A file with all that was read from it. */
export interface Earlier {
  name: string;
  state: JobTextState;
  reading: Reading | undefined;
  values: JobFormValues;
}

/** What a file took the place of: text that was pasted, or what an earlier file had given. */
type Aside = { kind: 'pasted'; text: string } | ({ kind: 'file' } & Earlier);

type Work = { phase: 'uploading'; share: number } | { phase: 'reading' } | { phase: 'parsing' };

/** Half characters and zero bytes come along in copying, nobody sees them, and no database keeps them. */
const dropUnseen = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** What is held of the text of a job, and how its work begins, fails and makes way. */
export function useJobTextParts(form: UseFormReturn<JobFormValues>, restored: JobTextState) {
  const [state, setState] = useState(restored);
  const [reading, setReading] = useState<Reading>();
  const [work, setWork] = useState<Work>();
  const [problem, setProblem] = useState<string>();
  const [aside, setAside] = useState<Aside>();
  /** As the file gave it; empty while nothing that is here comes from a file. */
  const fileText = useRef(restored.fileName === null ? '' : restored.text);
  const running = useRef<AbortController>(undefined);
  const quiet = useRef<AbortController>(undefined);

  function stop() {
    running.current?.abort();
    quiet.current?.abort();
  }
  useEffect(
    () => () => {
      running.current?.abort();
      quiet.current?.abort();
    },
    [],
  );

  return {
    form,
    state,
    setState,
    reading,
    setReading,
    work,
    setWork,
    problem,
    setProblem,
    aside,
    setAside,
    fileText,
    stop,
    update: (change: Partial<JobTextState>) =>
      setState((before) => {
        const next = { ...before, ...change };
        return { ...next, text: dropUnseen(next.text) };
      }),
    /** One thing at a time: what was under way makes way. */
    begin: (first: Work): AbortSignal => {
      stop();
      running.current = new AbortController();
      setWork(first);
      setProblem(undefined);
      clearToast();
      return running.current.signal;
    },
    /** Beside what is under way, unseen. */
    beginQuietly: (): AbortSignal => {
      quiet.current?.abort();
      quiet.current = new AbortController();
      return quiet.current.signal;
    },
    /** As if nothing had been given yet. */
    clear: () => {
      stop();
      setWork(undefined);
      setProblem(undefined);
      setAside(undefined);
      setReading(undefined);
      fileText.current = '';
      setState(emptyJobText);
    },
    fail: (title: string, description: string) => {
      setWork(undefined);
      setProblem(description);
      toast({ title, description, variant: 'destructive' });
    },
  };
}

export type JobTextParts = ReturnType<typeof useJobTextParts>;

export function fillForm(form: UseFormReturn<JobFormValues>, values: JobFormValues) {
  const { isSubmitted } = form.formState;
  for (const name of jobFieldNames) {
    form.setValue(name, values[name], { shouldDirty: true, shouldValidate: isSubmitted });
  }
}
