import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { maxJobText, tooLongText, unsupportedUpload } from '#shared/api/intake.ts';
import { maxSourceText } from '#shared/job.ts';
import { noCorrections, type Reading, type ReadingCorrections } from '#shared/reading.ts';
import { clearToast, toast } from '#ui/toast.ts';
import { keepFitting } from '#web/features/reading/corrections.ts';
import { describeError, isUnauthorized } from '#web/lib/api-error.ts';
import { logInAgain } from '#web/lib/log-in-again.ts';

import { jobFieldNames, type JobFormValues } from '../form/job-form-values.ts';
import { parseDescription } from '../job-calls.ts';
import { type Findings, readFindings } from './findings.ts';
import { type FillPlan, planFill } from './plan-fill.ts';
import { explainUnreadFile, kindOfFile, readFileText } from './read-file.ts';

/** What was given to read, and what became of it. */
export interface IntakeState {
  text: string;
  fileName: string | null;
  findings: Findings;
  summary: Pick<FillPlan, 'filled' | 'kept'> | null;
  /** The text that `findings` were read from. */
  parsedText: string | null;
}

export const emptyIntake: IntakeState = {
  text: '',
  fileName: null,
  findings: {},
  summary: null,
  parsedText: null,
};

/** Half characters and zero bytes come along in copying, nobody sees them, and no database keeps them. */
const dropUnseen = (text: string): string => text.replaceAll('\0', '').toWellFormed();

type Work = { phase: 'uploading'; share: number } | { phase: 'reading' } | { phase: 'parsing' };

const failedParsing = 'Failed to parse job description';
/** So that the words about the file can be read before those about its content take their place. */
const pauseBetweenToasts = 1500;

export function useIntake(form: UseFormReturn<JobFormValues>, restored = emptyIntake) {
  const [state, setState] = useState(restored);
  const [reading, setReading] = useState<Reading>();
  const [work, setWork] = useState<Work>();
  const [problem, setProblem] = useState<string>();
  const [aside, setAside] = useState<Aside>();
  /** As the file gave it; empty while nothing that is here comes from a file. */
  const fileText = useRef(restored.fileName === null ? '' : restored.text);
  const running = useRef<AbortController>(undefined);
  const quiet = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      running.current?.abort();
      quiet.current?.abort();
    },
    [],
  );

  const update = (change: Partial<IntakeState>) =>
    setState((before) => {
      const next = { ...before, ...change };
      return { ...next, text: dropUnseen(next.text) };
    });

  /** One thing at a time: what was under way makes way. */
  function begin(first: Work): AbortSignal {
    running.current?.abort();
    quiet.current?.abort();
    running.current = new AbortController();
    setWork(first);
    setProblem(undefined);
    clearToast();
    return running.current.signal;
  }

  function fail(title: string, description: string) {
    setWork(undefined);
    setProblem(description);
    toast({ title, description, variant: 'destructive' });
  }

  async function takeFile(file: File) {
    const kind = kindOfFile(file);
    if (!kind) {
      toast({ title: 'Invalid file type', description: unsupportedUpload, variant: 'destructive' });
      return;
    }
    const before = { state, reading, values: form.getValues() };
    const typed = state.text === fileText.current ? '' : state.text;
    const signal = begin({ phase: 'uploading', share: 0 });
    update({ fileName: file.name });
    const onProgress = (share: number) =>
      setWork(share < 1 ? { phase: 'uploading', share } : { phase: 'reading' });
    try {
      const text = await readFileText({ file, kind, onProgress, signal });
      if (signal.aborted) return;
      fileText.current = text;
      update({ text });
      setAside(typed.trim() ? { kind: 'pasted', text: typed } : undefined);
      toast({ title: 'File uploaded', description: `${file.name} ready for parsing.` });
      await fillFrom({ text, signal, pause: pauseBetweenToasts });
    } catch (error) {
      if (signal.aborted) return;
      fail('File read error', explainUnreadFile(error));
      const name = before.state.fileName;
      if (name !== null && fileText.current !== '') putAside({ ...before, name });
    }
  }

  /** What another file had given does not stand under the name of one that gave nothing. */
  function putAside(earlier: Earlier) {
    const { values } = planFill({
      current: form.getValues(),
      previous: earlier.state.findings,
      found: {},
    });
    fillForm(form, { ...values, source: null });
    setReading(undefined);
    fileText.current = '';
    update({ text: '', findings: {}, summary: null, parsedText: null });
    setAside({ kind: 'file', ...earlier });
  }

  async function parse() {
    if (state.text.length > maxJobText) return fail('Parsing failed', tooLongText);
    if (state.text.trim()) {
      await fillFrom({ text: state.text, signal: begin({ phase: 'parsing' }), pause: 0 });
      return;
    }
    const description = 'Please upload a file or paste job description text.';
    toast({ title: 'No content to parse', description, variant: 'destructive' });
  }

  async function fillFrom({ text, signal, pause }: Filling) {
    setWork({ phase: 'parsing' });
    const speakAt = Date.now() + pause;
    try {
      await takeIn({ text, signal, corrections: form.getValues('source')?.corrections });
      if (signal.aborted) return;
      setWork(undefined);
      setTimeout(() => !signal.aborted && toast(parsedToast), Math.max(0, speakAt - Date.now()));
    } catch (error) {
      if (signal.aborted) return;
      if (isUnauthorized(error)) {
        fail(signInFirst.title, signInFirst.description);
        logInAgain(signInFirst);
      } else fail('Parsing failed', describeError(error, failedParsing));
    }
  }

  /** What a text says goes into the form; what a person set right in it before still counts. */
  async function takeIn({ text, signal, corrections = noCorrections }: TakingIn) {
    const parsed = await parseDescription(text, corrections);
    if (signal.aborted) return;
    const findings = readFindings(parsed);
    const { values, ...summary } = planFill({
      current: form.getValues(),
      previous: state.findings,
      found: findings,
    });
    const fitting = parsed.reading ? keepFitting(corrections, parsed.reading) : corrections;
    const source = { text, corrections: fitting };
    fillForm(form, { ...values, source: text.length > maxSourceText ? null : source });
    setReading(parsed.reading);
    update({ findings, summary, parsedText: text });
  }

  /** Reads again what was read, quietly: after a correction, and for a draft that came back. */
  async function readAgain(corrections: ReadingCorrections) {
    const text = state.parsedText;
    if (text === null) return;
    if (text.length <= maxSourceText) {
      form.setValue('source', { text, corrections }, { shouldDirty: true });
    }
    quiet.current?.abort();
    quiet.current = new AbortController();
    const { signal } = quiet.current;
    // What cannot be read again now is sent with the job all the same.
    await takeIn({ text, signal, corrections }).catch(() => undefined);
  }

  function bringBack() {
    setAside(undefined);
    fileText.current = aside?.kind === 'file' ? aside.state.text : '';
    if (aside?.kind === 'pasted') update({ text: aside.text, fileName: null });
    if (aside?.kind !== 'file') return;
    running.current?.abort();
    setWork(undefined);
    setProblem(undefined);
    fillForm(form, aside.values);
    setReading(aside.reading);
    setState(aside.state);
  }

  function reset() {
    running.current?.abort();
    quiet.current?.abort();
    setWork(undefined);
    setProblem(undefined);
    setAside(undefined);
    setReading(undefined);
    fileText.current = '';
    setState(emptyIntake);
  }

  return {
    state,
    work,
    reset,
    problem,
    takeFile,
    parse,
    /** The text as it was read; nothing before that, and until a draft has been read again. */
    reading,
    readAgain,
    setText(text: string) {
      setProblem(undefined);
      update({ text });
    },
    /** Refuses before the box is filled with more than anybody reads. */
    refusePaste(text: string): boolean {
      if (text.length <= maxJobText) return false;
      fail('Parsing failed', tooLongText);
      return true;
    },
    /** What a file took the place of: text that was pasted, or what an earlier file had given. */
    aside: aside && { name: aside.kind === 'file' ? aside.name : undefined, bringBack },
  };
}

export type Intake = ReturnType<typeof useIntake>;

/** A file with all that was read from it. */
interface Earlier {
  name: string;
  state: IntakeState;
  reading: Reading | undefined;
  values: JobFormValues;
}

type Aside = { kind: 'pasted'; text: string } | ({ kind: 'file' } & Earlier);

interface TakingIn {
  text: string;
  signal: AbortSignal;
  corrections?: ReadingCorrections | undefined;
}

interface Filling {
  text: string;
  signal: AbortSignal;
  /** Milliseconds before the result is announced. */
  pause: number;
}

const signInFirst = {
  title: 'Authentication required',
  description: 'Please sign in to continue',
  variant: 'destructive',
} as const;

const parsedToast = {
  title: 'Job description parsed',
  description: 'Form fields have been automatically populated.',
};

function fillForm(form: UseFormReturn<JobFormValues>, values: JobFormValues) {
  const { isSubmitted } = form.formState;
  for (const name of jobFieldNames) {
    form.setValue(name, values[name], { shouldDirty: true, shouldValidate: isSubmitted });
  }
}
