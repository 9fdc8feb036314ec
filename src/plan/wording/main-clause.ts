/** Where a sentence begins to explain itself. */
const turns =
  /,? (?:including|such as|ensuring|providing|helping|allowing|highlighting|with the (?:ability|capability|requisite)|in order to|to ensure|so that|which|who|where|while|whilst)\b|,? (?:and|or) other\b|, \p{L}{3,}ing\b(?=[^,]+$)|[;–—]|\s-\s/giu;
/** Nothing ends there. */
const joint = /\b(?:to|or|and|of|for|in|with|the|an?|by|on|at|from|as)$/i;
const length = { fewest: 5, most: 17 };

/** A long sentence up to the point where it begins to explain itself: a quotation may end there. */
export function toMainClause(text: string): string {
  const count = (part: string): number => part.trim().split(/\s+/).length;
  if (count(text) <= length.most) return text;
  const ends = [...text.matchAll(turns)]
    .map((match) => text.slice(0, match.index).trim())
    .filter((clause) => count(clause) >= length.fewest && count(clause) <= length.most)
    .filter((clause) => !joint.test(clause))
    .filter((clause) => clause.split('(').length === clause.split(')').length);
  return ends[0] ?? text;
}
