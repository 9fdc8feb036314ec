import type { Fact } from '#shared/brief.ts';
import type { Evidence } from '#shared/parsed-job.ts';
import { shareOf } from './demand-sorts/sort-demand.ts';
import { readPlainVerb } from './shapes/plain-verb.ts';

type Said = Pick<Fact, 'kind' | 'importance' | 'text' | 'terms'> & { at: Evidence };

/** Whoever asks for something says for what: an ability, a thing known, done, held or lived by. */
const ofDemand =
  /\b(?:abilit\p{L}+|able|capab\p{L}+|knowledge|understanding|skill\p{L}*|experience\p{L}*|familiar\p{L}*|proficien\p{L}+|expert\p{L}*|qualif\p{L}+|degree|diploma|licen[cs]e\p{L}*|certif\p{L}+|must|required?|essential|mandatory|preferred|desir\p{L}+|plus|willing\p{L}*|attention|record|background|attitude|ethic\p{L}*|approach|aptitude|command|fluen\p{L}+|literate|literacy|player|oriented|minded|driven|motivated)\b/iu;
const longest = 8;

/** "Harbor trade", "quarterly rope breaks": a thing, and no word of what anybody has to bring. */
const isBareThing = ({ text, kind }: Said): boolean => {
  const words = text.split(/\s+/);
  return (
    words.length >= 2 &&
    words.length <= longest &&
    !ofDemand.test(text) &&
    !/\b(?:you|your)\b/i.test(text) &&
    readPlainVerb(words[0] ?? '') === undefined &&
    (['ability', 'manner', 'system', 'paper', 'schooling', 'experience'] as const).every(
      (sort) => shareOf(sort, { text, kind }) < likely,
    )
  );
};
const likely = 0.4;

/** Nothing but a mark of a list stands between them. */
const listMark = /^[\s•·●▪◦*|,;.–—-]{0,8}$/u;

/** What follows a benefit in the same list, and asks nothing of anybody, is one more of what is given. */
export function joinBenefits<One extends Said>(found: readonly One[], text: string): One[] {
  const given = new Set<One>();
  let last: One | undefined;
  for (const fact of found.toSorted((a, b) => a.at.start - b.at.start)) {
    const isNext = last !== undefined && listMark.test(text.slice(last.at.end, fact.at.start));
    const follows = isNext && last !== undefined && (last.kind === 'benefit' || given.has(last));
    if (follows && fact.kind === 'skill' && isBareThing(fact)) given.add(fact);
    last = fact;
  }
  return found.map((fact) =>
    given.has(fact) ? { ...fact, kind: 'benefit', importance: 'must', terms: [] } : fact,
  );
}

const opensOnly = /^as an? (?:[\p{L}/-]+ ){0,6}[\p{L}/-]+$|^powered by \S+$/iu;
const ofUs = /^(?:we|our team|they|it)(?: [\p{L}'’]+){1,5}$/iu;

/** "Fern Agency Licence 12C5759": a number is stated by whoever holds it, and not by whoever asks for it. */
const ownNumber =
  /(?:licen[cs]e|registration|reg|permit)\.?\s?(?:no\.?|number|#)?:?\s?(?=[\p{Lu}\d/-]*\d{3})[\p{Lu}\d/-]{5,}$/iu;

/** "As a boat painter", "we will also need": the beginning of a sentence whose end is lost; or a number of the house. */
export const isBeginning = ({ kind, text }: Said): boolean =>
  (kind === 'licence' && ownNumber.test(text)) ||
  ((kind === 'skill' || kind === 'other' || kind === 'trait') &&
    (opensOnly.test(text) || (ofUs.test(text) && !ofDemand.test(text))));
