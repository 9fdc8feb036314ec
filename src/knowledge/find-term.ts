const isPartOfWord = (sign: string | undefined): boolean =>
  sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/**
 * Where a term stands as whole words, alone or with one of the endings; -1 where it does not. Thousands of terms are
 * looked for in one job, for which a pattern each would take longer than all the rest of the writing.
 */
export function findTerm(
  text: string,
  term: string,
  endings: readonly string[] = [],
  from = 0,
): number {
  for (let at = text.indexOf(term, from); at !== -1; at = text.indexOf(term, at + 1)) {
    const end = at + term.length;
    const isWhole = (ending: string): boolean =>
      text.startsWith(ending, end) && !isPartOfWord(text[end + ending.length]);
    if (!isPartOfWord(text[at - 1]) && (isWhole('') || endings.some(isWhole))) return at;
  }
  return -1;
}
