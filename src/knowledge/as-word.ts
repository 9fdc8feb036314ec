const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A term as a whole word of a text in small letters, in any number: "night shifts" is also spoken of by "night shift". */
export function asWord(term: string): RegExp {
  const one = term.length > 4 ? term.replace(/(?<=[^s])s$/, '') : term;
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${escape(one.toLowerCase())}(?:s|es|ed|ing)?(?![\\p{L}\\p{N}])`,
    'u',
  );
}
