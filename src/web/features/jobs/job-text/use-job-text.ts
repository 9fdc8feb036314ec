import type { UseFormReturn } from 'react-hook-form';

import { maxJobText, tooLongText } from '#shared/api/job-text.ts';
import { maxSourceText } from '#shared/job.ts';
import type { ReadingCorrections } from '#shared/reading.ts';
import { toast } from '#ui/toast.ts';

import type { JobFormValues } from '../form/job-form-values.ts';
import { fillFrom, takeIn } from './fill-from.ts';
import { emptyJobText, useJobTextParts } from './job-text-parts.ts';
import { bringBack, takeFile } from './take-file.ts';

/** A text or a file becomes what stands in the form. */
export function useJobText(form: UseFormReturn<JobFormValues>, restored = emptyJobText) {
  const parts = useJobTextParts(form, restored);
  const { state, work, problem, reading, aside, fail, begin, update } = parts;

  async function parse() {
    if (state.text.length > maxJobText) return fail('Parsing failed', tooLongText);
    if (state.text.trim()) {
      await fillFrom(parts, { text: state.text, signal: begin({ phase: 'parsing' }), pause: 0 });
      return;
    }
    const description = 'Please upload a file or paste job description text.';
    toast({ title: 'No content to parse', description, variant: 'destructive' });
  }

  /** Reads again what was read, quietly: after a correction, and for a draft that came back. */
  async function readAgain(corrections: ReadingCorrections) {
    const text = state.parsedText;
    if (text === null) return;
    if (text.length <= maxSourceText) {
      form.setValue('source', { text, corrections }, { shouldDirty: true });
    }
    const signal = parts.beginQuietly();
    // What cannot be read again now is sent with the job all the same.
    await takeIn(parts, { text, signal, corrections }).catch(() => undefined);
  }

  return {
    state,
    work,
    reset: parts.clear,
    problem,
    takeFile: (file: File) => takeFile(parts, file),
    parse,
    /** The text as it was read; nothing before that, and until a draft has been read again. */
    reading,
    readAgain,
    setText(text: string) {
      parts.setProblem(undefined);
      update({ text });
    },
    /** Refuses before the box is filled with more than anybody reads. */
    refusePaste(text: string): boolean {
      if (text.length <= maxJobText) return false;
      fail('Parsing failed', tooLongText);
      return true;
    },
    /** What a file took the place of: text that was pasted, or what an earlier file had given. */
    aside: aside && {
      name: aside.kind === 'file' ? aside.name : undefined,
      bringBack: () => bringBack(parts),
    },
  };
}

export type JobText = ReturnType<typeof useJobText>;
