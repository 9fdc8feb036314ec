import type { JobFormValues } from '../form/job-form-values.ts';
import type { JobTextState } from '../job-text/job-text-parts.ts';

/** Text that was pasted and never parsed goes to the description, rather than being lost. */
export function withUnreadText(
  values: JobFormValues,
  { text, parsedText }: Pick<JobTextState, 'text' | 'parsedText'>,
): JobFormValues {
  if (parsedText !== null || !text.trim()) return values;
  return { ...values, description: [values.description, text.trim()].filter(Boolean).join('\n\n') };
}
