import { listJobFacts } from '#plan/letters/job-facts.ts';
import { ownWords } from '#plan/own-words.ts';
import type { Plan } from '#plan/plan.ts';
import { listMusts } from '#plan/requirements.ts';
import type { Source } from '#plan/source.ts';
import { stripEnd } from '#writing/casing.ts';
import { listOnce } from '#writing/list.ts';
import { findLeadDuty } from '../attraction-posting/draft/lead-duty.ts';

/** The first duty of the job, then what else is told of the work; none twice in other words. */
export function listDutiesTold(source: Source): string[] {
  const lead = findLeadDuty(source);
  const told = listJobFacts(source).work;
  if (lead === null) return [...told];
  const first = `You would ${lead}.`;
  return [first, ...told.filter((text) => !isAmong(text, [first]))];
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

/** Papers the advertisement asks for are seen: bring them. */
export function listProof({ brief }: Source, { phrases }: Plan): string[] {
  if (phrases) return [];
  const papers = listMusts(brief)
    .filter(({ kind }) => kind === 'licence' || kind === 'education' || kind === 'authorization')
    .map((fact) => stripEnd(ownWords(fact)))
    .filter((text) => ofPaper.test(text) && text.split(/\s+/).length <= longestPaper);
  return papers.length === 0 ? [] : [`Proof of what is required: ${listOnce(papers).join('; ')}.`];
}

const stems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 6));

/** What somebody may have done elsewhere as well: no names of this house, and not the same twice. */
export function listCases(source: Source, { names }: Plan): string[] {
  const lead = findLeadDuty(source);
  const told = listJobFacts(source)
    .work.filter((text) => text.startsWith('You would '))
    .map((text) => stripEnd(text.replace(/^You would /, '')));
  const [house = ''] = names.employer.split(' ');
  const fitting = [...(lead === null ? [] : [lead]), ...told].filter(
    (text) =>
      text.split(/\s+/).length <= longestCase &&
      !/\b(?:our|your|their)\b/.test(text) &&
      !ofHouse.test(text) &&
      !(house.length > 3 && text.includes(house)),
  );
  return fitting.filter((text, i) => !isAmong(text, fitting.slice(0, i)));
}

const longestCase = 18;
/** Done only by whoever is there already. */
const ofHouse =
  /\bthe (?:[\p{L}-]+ ){0,3}(?:team|department|organi[sz]ation|company|school|division|firm|district|hospital|hotel|store)\b/u;
