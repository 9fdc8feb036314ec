import { tagWords } from '#reading/facts/shapes/tagger.ts';

const works = '(?:partner(?:ing|ed)|working|recruiting|hiring|teamed up|collaborating|acting)';
const end =
  /,? (?:(?:who|which|that) (?:are|is|has|have)(?: now| currently)? (?:looking|seeking|hiring|recruiting|now|currently|going|experiencing|undergoing)|to (?:appoint|recruit|hire|find|support|add|help|secure|identify|source|bring)|in (?:their|the|its) (?:search|recruitment|appointment|hunt)|as (?:they|it|part)|looking (?:for|to)|seeking|searching|hiring|for (?:an?|their|its|the role|this)|on (?:an?|their|this))\b.*$/iu;
/** "We are recruiting for a chain of bakeries to appoint a buyer". */
const recruiting = new RegExp(
  `^(?:we(?: are|'re| have)|I(?: am|'m| have)|you will be|you'll be|\\p{Lu}[\\p{L}&'.-]*(?: [\\p{L}&'.-]+){0,4} (?:is|are|has|have))(?: (?:also|currently|now|delighted|proud|excited|pleased|thrilled|exclusively|once again|to be|been)){0,4} ${works}(?: (?:exclusively|closely|in partnership|directly))? (?:with|for|on behalf of|alongside) (?:our client,? )?(an? .{8,240})$`,
  'iu',
);
/** "Our client, a maker of oars, is". */
const besideClient =
  /^(?:our|my) client,? (an? [^;:]{8,160}?), (?:is|are|has|have|requires?|needs?|seeks?)\b/iu;

/** "a prominent": the word for the house itself was left out. */
const hasNoNoun = (told: string): boolean =>
  /^an? \p{L}+-\p{L}+ed$/u.test(told) || tagWords(`It is ${told}`).at(-1)?.pos === 'ADJ';

/** What somebody who hires for others says of the house: "a chain of bakeries"; null where it says nothing. */
export function findClient(sentence: string): string | null {
  const [, beside] = besideClient.exec(sentence) ?? [];
  if (beside !== undefined) return hasNoNoun(beside) ? null : beside;
  const [, worked] = recruiting.exec(sentence) ?? [];
  const told = worked?.replace(end, '').trim() ?? '';
  return told === '' || hasNoNoun(told) ? null : told;
}
