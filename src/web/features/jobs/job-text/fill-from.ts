import { maxSourceText } from '#shared/job.ts';
import { noCorrections, type ReadingCorrections } from '#shared/reading.ts';
import { toast } from '#ui/toast.ts';
import { keepFitting } from '#web/features/reading/corrections.ts';
import { describeError, isUnauthorized } from '#web/lib/api-error.ts';
import { logInAgain } from '#web/lib/log-in-again.ts';

import { parseDescription } from '../job-calls.ts';
import { readFindings } from './findings.ts';
import { fillForm, type JobTextParts } from './job-text-parts.ts';
import { planFill } from './plan-fill.ts';

const failedParsing = 'Failed to parse job description';

const signInFirst = {
  title: 'Authentication required',
  description: 'Please sign in to continue',
  variant: 'destructive',
} as const;

const parsedToast = {
  title: 'Job description parsed',
  description: 'Form fields have been automatically populated.',
};

interface Filling {
  text: string;
  signal: AbortSignal;
  /** Milliseconds before the result is announced. */
  pause: number;
}

/** Reads a text into the form, and tells how it went. */
export async function fillFrom(parts: JobTextParts, { text, signal, pause }: Filling) {
  const { form, setWork, fail } = parts;
  setWork({ phase: 'parsing' });
  const speakAt = Date.now() + pause;
  try {
    await takeIn(parts, { text, signal, corrections: form.getValues('source')?.corrections });
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

interface TakingIn {
  text: string;
  signal: AbortSignal;
  corrections?: ReadingCorrections | undefined;
}

/** What a text says goes into the form; what a person set right in it before still counts. */
export async function takeIn(
  { form, state, setReading, update }: JobTextParts,
  { text, signal, corrections = noCorrections }: TakingIn,
) {
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
