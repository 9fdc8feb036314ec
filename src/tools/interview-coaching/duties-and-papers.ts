import { listJobFacts } from '#plan/letters/job-facts.ts';
import { nameNeed } from '#plan/letters/name-need.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { listMore } from '../attraction-posting/draft/hook.ts';
import { findLeadDuty } from '../attraction-posting/draft/lead-duty.ts';

/** "You would run the desk." */
const sayWould = (clause: string): string => `You would ${toBe(clause)}.`;

/** "are responsible for" is "be responsible for" behind "would". */
export const toBe = (clause: string): string => clause.replace(/^are /, 'be ');

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
  /\b(?:licen[cs]\w*|certif\w*|cards?|permit|degree|diploma|registration|qualification|NVQ|City & Guilds|transcripts?|DBS|cpr|GED|bachelor\S*|master\S*)\b/i;
const longestPaper = 16;

/** Settled only after somebody was chosen, or nothing that is on paper. */
const notYet =
  /\b(?:within|after|upon|willing\w*|ability|able to obtain|in progress|agreement to|ways)\b|^(?:at least |minimum |\d|one|two|three|four|five)/i;

/** Papers the advertisement asks for are seen: bring them. */
export function listProof(source: Source, { phrases }: Plan): string[] {
  if (phrases) return [];
  const papers = listJobFacts(source)
    .needs.filter(
      (need) =>
        ofPaper.test(need) && !notYet.test(need) && need.split(/\s+/).length <= longestPaper,
    )
    .map((need) =>
      nameNeed(
        need.replace(/^obtain\/maintain /i, '').replace(/ and an? clean (?:\p{L}+ )*record$/u, ''),
      ).replace(/^to be (.+)$/, 'the paper that says you are $1'),
    );
  return papers.length === 0 ? [] : [`Bring proof of what is asked for: ${papers.join('; ')}.`];
}

const stems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 6));

/** What somebody may have done elsewhere as well: no names of this house, and not the same twice. */
export function listCases(source: Source, { names }: Plan): string[] {
  const lead = findLeadDuty(source);
  const [house = ''] = names.employer.split(' ');
  // The first question asks about the lead itself.
  const more = listMore(source);
  const fitting = (more.length > 0 || lead === null ? more : [toBe(lead)]).filter(
    (text) =>
      text.split(/\s+/).length <= longestCase &&
      !ofHouse.test(text) &&
      !(house.length > 3 && text.includes(house)),
  );
  return fitting.filter((text, i) => !isAmong(text, fitting.slice(0, i)));
}

const longestCase = 18;
/** Done only by whoever is there already. */
const ofHouse =
  /\bthe (?:[\p{L}-]+ ){0,3}(?:team|department|organi[sz]ation|company|school|division|firm|district|hospital|hotel|store)\b/u;
