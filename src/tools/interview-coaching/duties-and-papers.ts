import { listJobFacts } from '#plan/letters/job-facts.ts';
import { saySmall } from '#plan/criteria/name-gate.ts';
import { nameNeed } from '#plan/letters/say-need.ts';
import type { Fact } from '#shared/brief.ts';
import { ownWords } from '#plan/own-words.ts';
import type { Plan } from '#plan/plan.ts';
import { listMusts } from '#plan/requirements.ts';
import type { Source } from '#plan/source.ts';
import { bareDemand } from '#plan/bare-demand.ts';
import { lowerFirst, stripEnd } from '#writing/casing.ts';
import { isGlued } from '#writing/glued.ts';
import { listOnce } from '#writing/list.ts';
import { listMore } from '../attraction-posting/draft/hook.ts';
import { findLeadDuty } from '../attraction-posting/draft/lead-duty.ts';

/** "You would run the desk." */
export const sayWould = (clause: string): string => `You would ${toBe(clause)}.`;

/** "are responsible for" is "be responsible for" behind "would". */
const toBe = (clause: string): string => clause.replace(/^are /, 'be ');

/** The sentence of the role, then what else tells most of the work. */
export function listDutiesTold(source: Source): string[] {
  const lead = findLeadDuty(source);
  const clauses = [...(lead === null ? [] : [lead]), ...listMore(source)];
  return clauses.length > 0 ? clauses.map(sayWould) : [...listJobFacts(source).work];
}

/** Half of its words stand in one of the others. */
export function isAmong(text: string, others: readonly string[]): boolean {
  const own = stems(text);
  return others.some((other) => {
    const known = new Set(stems(other));
    return own.filter((stem) => known.has(stem)).length * 2 >= own.length;
  });
}

const ofPaper =
  /\b(?:licen[cs]\w*|certif\w*|cards?|permit|degree|diploma|registration|qualification|NVQ|City & Guilds|transcripts?|right to work|DBS|cpr|GED|bachelor\S*|master\S*)\b/i;
const longestPaper = 16;

/** Settled only after somebody was chosen. */
const notYet = /\b(?:within|after|upon|willing|ability to obtain|able to obtain|in progress)\b/i;

/** "Must have an active license is required" is "an active license". */
const sayPaper = (text: string): string => {
  const bare = stripEnd(
    bareDemand(text)
      .replace(/\.\d+$/, '')
      .replace(/,?\s(?:is|are)?\s?(?:required|essential|mandatory|a must)\.?$/i, ''),
  );
  return /^(?:an?|the|your|valid|current|active|open|proof|high|minimum)\b/i.test(bare)
    ? lowerFirst(bare)
    : bare;
};

/** Nobody brings it: whoever hires looks it up. */
const record = /,? (?:and|with) an? (?:clean|clear|good) (?:driving|motor vehicle) record$/i;

/** Papers the advertisement asks for are seen: bring them. */
export function listProof({ brief }: Source, { phrases, gates }: Plan): string[] {
  if (phrases) return [];
  // A line that asks for more than the paper goes by the paper's own name.
  const nameOf = (fact: Fact): string | undefined =>
    gates.find(
      ({ kind, factIds, ways }) =>
        (kind === 'credential' || kind === 'education') && !ways && factIds?.includes(fact.id),
    )?.name;
  const papers = listMusts(brief)
    .filter(({ kind }) => kind === 'licence' || kind === 'education' || kind === 'authorization')
    .map((fact) => sayPaper((nameOf(fact) ?? ownWords(fact)).replace(record, '')))
    .filter(
      (text) =>
        ofPaper.test(text) &&
        !notYet.test(text) &&
        !isGlued(text) &&
        text.split(/\s+/).length <= longestPaper,
    );
  const [first] = papers;
  return first === undefined
    ? []
    : [
        `Have ${listOnce(papers).length === 1 ? 'this' : 'these'} at hand, as a paper or its number: ${listOnce(
          papers,
        )
          .map((paper) => nameNeed(saySmall(paper)))
          .join('; ')}.`,
      ];
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
