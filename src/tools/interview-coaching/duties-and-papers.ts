import { listJobFacts } from '#plan/letters/job-facts.ts';
import { nameNeed } from '#plan/letters/name-need.ts';
import { withArticle } from '#writing/article.ts';
import { lowerFirst, stripEnd } from '#writing/casing.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { listMore } from '../attraction-posting/draft/hook.ts';
import { findLeadDuty } from '../attraction-posting/draft/lead-duty.ts';

/** "You would run the desk." */
const sayWould = (clause: string): string => `You would ${toBe(clause)}.`;

/** "are responsible for" is "be responsible for" behind "would". */
const toBe = (clause: string): string => clause.replace(/^are /, 'be ');

/** The sentence of the role, then what else tells most of the work. */
export function listDutiesTold(source: Source): string[] {
  const { work } = listJobFacts(source);
  const lead = findLeadDuty(source);
  const clauses = [...(lead === null ? [] : [lead]), ...listMore(source)];
  return clauses.length > 0 ? clauses.map(sayWould) : [...work];
}

/** Half of its words stand in one of the others. */
export function isAmong(text: string, others: readonly string[]): boolean {
  const own = stems(text);
  return others.some((other) => {
    const known = new Set(stems(other));
    return own.filter((stem) => known.has(stem)).length * 2 >= own.length;
  });
}

const sameShare = 0.75;
const fewestSame = 3;

/** What stands in another item nearly word for word is said once, and what is left of a heading not at all. */
export const tellOnce = (items: readonly string[]): string[] =>
  items.filter((text, i) => {
    const own = stems(text);
    const isSame = items.some((other, at) => {
      const known = new Set(stems(other));
      const shared = own.filter((stem) => known.has(stem)).length;
      return at < i && own.length >= fewestSame && shared >= sameShare * own.length;
    });
    return !isSame && !text.includes(' | ');
  });

const ofPaper =
  /\b(?:licen[cs]\w*|certif\w*|cards?|permit|degree|diploma|registration|qualification|NVQ|City & Guilds|transcripts?|cpr|GED|bachelor\S*|master\S*)\b/i;
const longestPaper = 16;
const yearsPastSchool = 5;
const ofSchool = /\bdegree|\bdiploma|\bbachelor|\bmaster|\bGED\b/i;

/** Settled only after somebody was chosen, or nothing that is on paper. */
const notYet =
  /\b(?:within|after|upon|willing\w*|ability|able to obtain|in progress|agreement to|ways|working towards?|studying|or equivalent experience)\b|^(?:at least |minimum |\d|one|two|three|four|five)/i;

/** Papers the advertisement asks for are seen: bring them. */
export function listProof(source: Source, { phrases, gates }: Plan): string[] {
  if (phrases) return [];
  const { country } = source.brief.place;
  const license = country === 'US' || country === null ? 'license' : 'licence';
  // Whoever has worked for years is asked for no diploma at the first talk.
  const isSenior = (source.brief.seniority.years?.min ?? 0) >= yearsPastSchool;
  const papers = listJobFacts(source)
    .needs.filter(
      (need) =>
        ofPaper.test(need) &&
        !notYet.test(need) &&
        !(isSenior && ofSchool.test(need)) &&
        need.split(/\s+/).length <= longestPaper,
    )
    .map((need) =>
      nameNeed(
        need.replace(/^obtain\/maintain /i, '').replace(/ and an? clean (?:\p{L}+ )*record$/u, ''),
      )
        .replace(/^to be (?:degree educated|educated to degree level)/, 'a degree')
        .replace(/^to be (?:an? )?licen[cs]ed /, `your ${license} `)
        .replace(/^to be registered /, 'your registration ')
        .replace(/^to be (?:an? )?(?:certified|qualified) /, 'your certificate ')
        .replace(
          /^an? (?:(?:auto|car) )?insurance (?:&|and) driver['’]s licen[cs]e$/i,
          "a driver's license; proof of auto insurance",
        ),
    )
    .filter((need) => !need.startsWith('to be '));
  // A paper that the law demands is seen as well, though nobody has named it.
  const unnamed =
    source.brief.credentials.length > 0
      ? []
      : gates.filter(({ law, kind }) => law && !law.isNamed && kind !== 'check');
  // A card that is named without the word "licence" is seen, too.
  const cards = source.brief.facts
    .filter(
      ({ kind, importance, text }) =>
        kind === 'licence' &&
        importance === 'must' &&
        !notYet.test(text) &&
        !canFollow.test(text) &&
        !/\b(?:check|screening|background|drug)\b/i.test(text) &&
        text.split(/\s+/).length <= longestPaper,
    )
    .map((fact) =>
      withoutMore(
        nameNeed(stripEnd(fact.forms.nounPhrase ?? fact.text)).replace(/ (?:is )?required$/i, ''),
      ),
    )
    .filter((card) => !isAmong(card, papers));
  const all = [
    ...papers,
    ...cards.map(sayCard),
    ...unnamed.map(({ name }) => `[${lowerFirst(name)}: confirm before sending]`),
  ];
  return all.length === 0 ? [] : [`Bring proof of: ${all.join('; ')}.`];
}

/** "A pilot's card, or gets it in the first month": nobody has to bring it. */
const canFollow = /,? or (?:gets?|obtains?|willing|able|ability|will|can|to (?:get|obtain))\b/i;

/** "A pilot's card, with a clean record". */
const withoutMore = (card: string): string =>
  card.split(/, (?:with|and|which|that)\b/i, 1).join('');

/** "Valid Pilot Card" stands in a row as "a valid Pilot Card". */
const sayCard = (card: string): string =>
  /^(?:an?|the|your) /i.test(card) || card.endsWith('s')
    ? calmState(lowerFirst(card))
    : withArticle(calmState(lowerFirst(card)));

/** The state of a paper is no part of its name. */
const calmState = (card: string): string =>
  card.replace(
    /^((?:an? )?)(valid|current|active|clean|full)\b/i,
    (_, article: string, word: string) => `${article}${word.toLowerCase()}`,
  );

const stems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 6));
