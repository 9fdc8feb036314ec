import type { Fact } from '#shared/brief.ts';

/** Words that stay small in a heading. */
const small = /^(?:and|or|of|the|an?|for|with|in|to|on|at|by|&|\/|[-–—])$/i;
const mostWords = 6;
/** Where so many lines are written with capitals, capitals tell nothing. */
const manyLines = 0.3;

/** "Yarn Planning & Control": capitals throughout, no figure, nothing that is asked for or done. */
const looksLikeHeading = ({ text, terms, kind, forms }: Fact): boolean => {
  const words = text.split(/\s+/).filter((word) => !small.test(word));
  return (
    kind !== 'tool' &&
    kind !== 'licence' &&
    terms.length === 0 &&
    forms.verbPhrase === null &&
    words.length > 1 &&
    words.length <= mostWords &&
    words.every((word) => /^\p{Lu}\p{Ll}+[,:]?$/u.test(word)) &&
    !/\b(?:experience|knowledge|skills?|degree|licen[cs]e|proficien\p{L}+|required)\b/iu.test(text)
  );
};

/** Headings that were read as lines prove nothing; where an advertisement capitalizes everything, all of it stays. */
export function dropHeadings(facts: readonly Fact[]): Fact[] {
  const heads = facts.filter(looksLikeHeading);
  return heads.length > manyLines * facts.length
    ? [...facts]
    : facts.filter((fact) => !heads.includes(fact));
}
