import { z } from 'zod';

interface TextFieldOptions {
  label: string;
  max: number;
  /** Several lines are allowed. */
  multiline?: boolean;
}

const controlCharacter = /\p{Cc}/u;
const controlCharacterBesidesBreaks = /[^\P{Cc}\t\n\r]/u;

/** Text a person typed: trimmed, bounded, and without characters that a database or a mail header trips over. */
export function textField({ label, max, multiline = false }: TextFieldOptions) {
  const forbidden = multiline ? controlCharacterBesidesBreaks : controlCharacter;
  return z
    .string(`${label} must be text`)
    .trim()
    .max(max, `${label} must be at most ${max} characters`)
    .refine((text) => !forbidden.test(text), `${label} contains characters that cannot be stored`);
}
