import { cutText } from '#shared/cut-text.ts';
export type TermGroups = {
  titles: readonly string[];
  skills: readonly string[];
  /** What nobody can be hired without: one of these is asked for besides. */
  must?: readonly string[];
  exclusions: readonly string[];
  places: readonly string[];
};

const TERM_CHARACTERS = 80;
const OPERATOR = /^(?:and|or|not)$/i;

/** Curly quotes, brackets and signs that platforms read as operators have no place inside a term. */
export function cleanTerm(term: string): string {
  return cutText(term, 4 * TERM_CHARACTERS)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{C}\p{Extended_Pictographic}"“”„‟«»‹›‘’‚`´()[\]{}<>*~^|\\:;=?!]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^(?:[-+\s,/&]|\.(?!\p{L}))+/u, '')
    .replace(/(?<![-\s,/&])[-\s,/&]+$/, '')
    .trim();
}

/** Cleaned, each once, in order; what is empty or too long to be a search term is left out. */
export function cleanTerms(terms: readonly string[]): string[] {
  const seen = new Set<string>();
  return terms.map(cleanTerm).filter((term) => {
    const key = term.toLowerCase();
    if (!/[\p{L}\p{N}]/u.test(term) || term.length > TERM_CHARACTERS || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Straight quotes around everything that is not one plain word; operators as names (Oregon is OR) too. */
export const quoteTerm = (term: string): string =>
  /^[\p{L}\p{N}]+$/u.test(term) && !OPERATOR.test(term) ? term : `"${term}"`;
