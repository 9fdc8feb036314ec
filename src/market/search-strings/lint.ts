import { dialects, type DialectId, type Limits } from './dialects.ts';
import { listBroken } from './measure.ts';
import { parseBoolean, parseGoogle } from './parse.ts';
import { tokenize, type LintIssue, type Token } from './tokenize.ts';

export type LintResult = { valid: boolean; errors: LintIssue[]; warnings: string[] };

const CURLY = /[“”„‟«»‘’‚]/;

function checkTokens(tokens: Token[], syntax: (typeof dialects)[DialectId]['syntax']): LintIssue[] {
  return tokens.flatMap((token): LintIssue[] => {
    const { kind, text, at } = token;
    if (CURLY.test(text))
      return [{ at, message: 'Use straight quotes; curly ones are not recognised.' }];
    if (kind === 'word' && /^(?:and|or|not)$/i.test(text)) {
      return [{ at, message: `Write ${text.toUpperCase()} in capitals, or quote it as a word.` }];
    }
    if (kind === 'word' && /[*{}\]+~^]/.test(text))
      return [{ at, message: `"${text}" holds a sign that is not supported outside quotes.` }];
    if (kind === 'tag') return [{ at, message: 'Square brackets are not supported here.' }];
    if (kind === 'minus' && syntax !== 'google')
      return [{ at, message: 'Exclude with NOT here; a minus is not supported.' }];
    if (kind === 'qualifier' && syntax === 'boolean')
      return [
        { at, message: `"${text}" is not supported here; fields have filters of their own.` },
      ];
    return [];
  });
}

/**
 * Proves a search string against its dialect: straight and closed quotes, balanced brackets, operators in
 * capitals and between terms, bracketed OR groups, only what the platform supports, within its hard limits.
 */
export function lintSearchString(
  dialect: DialectId,
  text: string,
  softLimits?: Limits,
): LintResult {
  const { syntax, hard, soft } = dialects[dialect];
  if (text.trim() === '')
    return { valid: false, errors: [{ at: 0, message: 'The string is empty.' }], warnings: [] };
  const { tokens, issues } = tokenize(text);
  const parse = {
    boolean: parseBoolean,
    github: parseGoogle,
    google: parseGoogle,
  }[syntax];
  const errors = [
    ...issues,
    ...checkTokens(tokens, syntax),
    ...(issues.length === 0
      ? parse(tokens, { allowNot: syntax === 'github', end: text.length })
      : []),
    ...listBroken(text, hard).map((message) => ({ at: 0, message })),
  ];
  return { valid: errors.length === 0, errors, warnings: listBroken(text, softLimits ?? soft) };
}
