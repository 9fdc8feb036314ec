import type { Activity } from '#knowledge/activity-schema.ts';
import { areaOf, listHomeAreas } from '#knowledge/home-areas.ts';
import type { Brief, Fact } from '#shared/brief.ts';
import { memoize, memoizeBoth } from '#shared/memoize.ts';
import { lowerFirst } from '#writing/casing.ts';
import { sayActivity } from '../criteria/activity-criteria.ts';
import { findTwin, hearLine, knowMeant } from '../criteria/evidence/activity-evidence.ts';
import { isAtTimes } from '../criteria/evidence/at-times.ts';
import { listFacts } from '../wording/own-words.ts';
import { makePlan } from '../plan.ts';
import type { Plan } from '../plan.ts';
import type { Source } from '../source.ts';
import { besideWork } from './beside-work.data.ts';
import { joinToldWork } from './told-work.ts';

/** The first lines of a list weigh most; further down one is like another. */
const first = 3;
const perLine = 0.2;
const least = 1;
/** What the title itself names is the job, and what it is judged by fills it. */
const ofTitle = 4;
const ofJudged = 1.5;
/** What is done now and then, or beside somebody who does it. */
const inPart = 0.5;
/** A phrase of the advertisement was heard, and not one word of it. */
const plainly = 1;
const atAll = 0.6;
const fewest = 2;
const most = 6;

const assisting = /^\W*(?:assist|support|help|participat|contribut)\w*\b/iu;
const atNeed =
  /\b(?:as|if|when|where) (?:necessary|needed|required|requested)\b|\bas and when\b|\boccasional(?:ly)?\b|\bin the absence of\b|\bfrom time to time\b/i;

interface Work {
  name: string;
  weight: number;
}

/** "Bank reconciliations" stands in a row as it is; a name with two things in it would promise both. */
const isOneThing = (name: string): boolean => !/,| and | or |\w+ing /.test(name);

const nameShort = ({ in_short: short, name }: Pick<Activity, 'in_short' | 'name'>): string =>
  short ?? (isOneThing(name) ? lowerFirst(name) : '');

const longestOfTrade = 3;

const small = /^(?:the|and|of|for|in|on|to|at|from|with|its|their|work)$/;
const shortStem = 4;

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/** How many words of a name are said among these, in whatever form. */
function shareSaid(name: string, said: readonly string[]): number {
  const starts = wordsOf(name)
    .filter((word) => word !== '' && !small.test(word))
    .map((word) => word.slice(0, shortStem));
  const known = starts.filter((start) => said.some((one) => one.startsWith(start)));
  return known.length / Math.max(1, starts.length);
}

/** Who is told of "cross-selling" must read of it in the duties; and half of it in the line that stands for it. */
const isSaid = (name: string, said: readonly string[], line: string): boolean =>
  shareSaid(name, said) === 1 && shareSaid(name, wordsOf(line)) >= half;
const half = 0.5;

/** Whether two names speak of the same thing. */
function isAlike(one: string, other: string): boolean {
  const words = (text: string): string[] =>
    text
      .split(/[\s-]+/)
      .flatMap((word) => (word.length > 3 ? word.slice(0, stem).toLowerCase() : []));
  return words(one).some((word) => words(other).includes(word));
}
const stem = 6;

type JudgedBy = Pick<Plan, 'criteria' | 'drawer'>;

/** What the trade itself calls the work that a duty speaks of. */
function listTradeWork({ criteria }: JudgedBy): Map<string, string> {
  return new Map(
    criteria.flatMap(({ competency, name, facts }) =>
      competency !== null && isOneThing(name) && name.split(' ').length <= longestOfTrade
        ? facts
            .filter(({ kind }) => kind === 'duty')
            .map(({ id }) => [id, lowerFirst(name)] as const)
        : [],
    ),
  );
}

/**
 * What fills the job, each thing in a few words as people of the trade say it, most of it first: "reconciliations",
 * "the close", "tax returns". Each stands for duties of the advertisement; none where too few can be named so.
 */
export const nameWork = memoizeBoth((brief: Brief, plan: JudgedBy): string[] => {
  const { kind, leadsTeam } = plan.drawer;
  const isLeading = leadsTeam === true || kind === 'leading-people';
  const home = listHomeAreas(plan.drawer);
  const isMeant = knowMeant(brief, brief.facts, kind);
  const ids = new Set(plan.criteria.map(({ id }) => id));
  const own = plan.drawer.competencies.filter(({ id }) => ids.has(id));
  const ofTrade = listTradeWork(plan);
  const duties = listFacts(brief, { kinds: ['duty'] });
  const said = duties.flatMap(({ text }) => wordsOf(text));
  const found = new Map<string, Work>();
  const add = (id: string, work: Work): void => {
    const before = found.get(id);
    found.set(id, { ...work, weight: work.weight + (before?.weight ?? 0) });
  };
  const hear = (fact: Fact, value: number): void => {
    if (atNeed.test(fact.text)) return;
    const share = assisting.test(fact.text) || isAtTimes(fact.text) ? inPart : 1;
    const named = ofTrade.get(fact.id);
    let isNamed = false;
    for (const { activity, strength } of hearLine(fact, kind, isMeant)) {
      const { id, is_manner: isManner, at_home_in: kinds } = activity;
      const isJudged = ids.has(id) || findTwin(activity, own) !== undefined;
      if (isManner || strength < (isJudged ? atAll : plainly)) continue;
      // Whoever leads others has it done.
      if (isLeading && kinds?.includes('leading-people') === false) continue;
      // A word of another field is mostly meant otherwise: who meets a customer's requirements analyzes none.
      if (!isJudged && home?.has(areaOf(id) ?? '') === false) continue;
      // What every job has a little of says nothing of this one.
      if (besideWork.has(id) || (kinds?.includes(kind) === false && !isJudged)) continue;
      const name = nameShort(sayActivity(activity, brief.place.country));
      if (name === '' || !isSaid(name, said, fact.text)) continue;
      isNamed = true;
      add(id, { name, weight: value * share * (isJudged ? ofJudged : 1) });
    }
    if (!isNamed && named !== undefined)
      add(named, { name: named, weight: value * share * ofJudged });
  };
  for (const [place, fact] of duties.entries())
    hear(fact, Math.max(least, first - perLine * place));
  const [duty] = duties;
  const [titled] = duty ? hearLine({ ...duty, text: brief.title.clean }, kind) : [];
  const ofTheTitle = titled && found.get(titled.activity.id);
  if (ofTheTitle) ofTheTitle.weight += ofTitle;
  const row: string[] = [];
  for (const { name } of [...found.values()].toSorted((a, b) => b.weight - a.weight))
    if (row.every((one) => !isAlike(one, name))) row.push(name);
  return row.length < fewest ? [] : row.slice(0, most);
});

export const listWorkRange = memoize((source: Source): string[] =>
  nameWork(source.brief, makePlan(source)),
);

/** "reconciliations, the close and tax returns"; empty where the job names too little. */
export const sayWorkRange = (source: Source, upTo: number): string =>
  joinToldWork(listWorkRange(source).slice(0, upTo));
