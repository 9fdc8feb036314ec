import { z } from 'zod';

interface TextFieldOptions {
  label: string;
  max: number;
  /** Several lines are allowed. */
  multiline?: boolean;
}

// Written as escapes: control characters other than tab, line feed and carriage return, and all of them.
const forbiddenInLines = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const forbiddenInLine = /[\u0000-\u001f\u007f]/;

/** Text a person typed: trimmed, bounded, and without characters that a database or a mail header trips over. */
export function textField({ label, max, multiline = false }: TextFieldOptions) {
  const forbidden = multiline ? forbiddenInLines : forbiddenInLine;
  return z
    .string(`${label} must be text`)
    .trim()
    .max(max, `${label} must be at most ${max} characters`)
    .refine((text) => !forbidden.test(text), `${label} contains characters that cannot be stored`);
}
