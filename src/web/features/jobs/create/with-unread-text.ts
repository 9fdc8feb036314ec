import type { JobFormValues } from '../form/job-form-values.ts';
import type { IntakeState } from '../intake/intake-parts.ts';

/** Text that was pasted and never parsed goes to the description, rather than being lost. */
export function withUnreadText(
  values: JobFormValues,
  { text, parsedText }: Pick<IntakeState, 'text' | 'parsedText'>,
): JobFormValues {
  if (parsedText !== null || !text.trim()) return values;
  return { ...values, description: [values.description, text.trim()].filter(Boolean).join('\n\n') };
}
