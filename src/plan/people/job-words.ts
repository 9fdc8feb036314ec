import { findActivity } from '#knowledge/load-activities.ts';
import type { Drawer } from '#knowledge/drawer.ts';
import { hasOffHours } from '#market/difficulty/off-hours.ts';
import type { Brief } from '#shared/brief.ts';
import { lowerFirst } from '#writing/casing.ts';
import { listDecidingTerms } from '../contract/deciding-terms.ts';
import type { Criterion } from '../criteria/criterion.ts';
import { isWayOfWorking } from '../criteria/own-lines/traits.ts';
import { listFacts } from '../wording/own-words.ts';

/** What composed careers tell of this very job. */
export interface JobWords {
  /** Known work that people are judged by here, the heaviest first: "budget control". */
  work: readonly string[];
  /** The ids by which that work is marked. */
  core: readonly string[];
  /** What people of the trade move for; none where no trade fits the job. */
  wishes: readonly string[];
  /** What the terms of this job may cost whoever moves. */
  worries: readonly string[];
}

export const noWords: JobWords = { work: [], core: [], wishes: [], worries: [] };

const shown = 2;
/** Further down the card stands what is done beside the work. */
const heaviest = 4;
const ofDays: ReadonlySet<Criterion['origin']> = new Set(['must', 'duty']);
const longest = 6;

/** "Pricing and margin (WOS)": what stands in brackets is for the card. */
const bare = (name: string): string => name.replace(/\s*\([^)]*\)/g, '').trim();

/**
 * Names of work that people who know it gave: those taken out of a line of the advertisement may be half of it, and not
 * every line of a trade names what is done.
 */
const isKnownWork = (criterion: Criterion): boolean =>
  !isWayOfWorking(criterion) &&
  (criterion.competency === null
    ? findActivity(criterion.id)?.is_manner === false
    : /^\p{L}+ing\b/u.test(criterion.name));

/** What the days of the job are by what people are judged by, under names that are sure. */
const listKnownWork = (criteria: readonly Criterion[]): { id: string; name: string }[] =>
  criteria
    .filter((criterion) => isKnownWork(criterion) && ofDays.has(criterion.origin))
    .map(({ id, competency, name }) => ({ id: competency ?? id, name: lowerFirst(bare(name)) }))
    .filter(({ name }) => name.split(' ').length <= longest);

export const readJobWords = (
  brief: Brief,
  criteria: readonly Criterion[],
  { motivators }: Pick<Drawer, 'motivators'>,
  isFitting: boolean,
): JobWords => {
  const known = listKnownWork(criteria.slice(0, heaviest)).slice(0, shown);
  return {
    work: known.map(({ name }) => name),
    core: known.map(({ id }) => id),
    wishes: isFitting ? motivators.slice(0, shown).map(({ name }) => name) : [],
    worries: listWorries(brief),
  };
};

/** What somebody in a like post would give up for this one, by what the advertisement says and leaves out. */
function listWorries(brief: Brief): string[] {
  const times = [
    ...listFacts(brief, { kinds: ['schedule'] }).map(({ text }) => text),
    brief.hours?.text ?? '',
  ];
  return [
    listDecidingTerms(brief).some(({ id }) => id === 'time')
      ? 'Leaving a permanent post for one that ends'
      : '',
    times.some(hasOffHours) ? 'The evenings, nights or weekends of this job' : '',
  ].filter(Boolean);
}
