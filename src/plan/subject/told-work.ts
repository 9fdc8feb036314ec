import type { Activity } from '#knowledge/activity-schema.ts';
import type { Brief, Fact } from '#shared/brief.ts';
import { findTwin, hearLine, knowMeant } from '../criteria/evidence/activity-evidence.ts';
import { sayActivity } from '../criteria/activity-criteria.ts';
import { isAtTimes } from '../criteria/evidence/at-times.ts';
import { listFacts } from '../wording/own-words.ts';
import type { Plan } from '../plan.ts';
import { besideWork } from './beside-work.data.ts';
import { keepSaid } from './keep-said.ts';

/** The first lines of a list weigh most; further down one is like another. */
const first = 3;
const perLine = 0.35;
const least = 0.8;
/** What the title itself names is the job. */
const ofTitle = 4;
/** What nobody does alone, such as working safely or writing reports, fills no job. */
const ofAllJobs = 0.3;
/** What is done now and then, or beside somebody who does it. */
const inPart = 0.5;
/** A phrase of the advertisement was heard, and not one word of it. */
const plainly = 1;
const surely = 1.2;
const atOnce = 5;
/** One thing alone is no picture of a job. */
const fewest = 2;
const most = 7;

const assisting =
  /^\W*(?:\p{L}+ly )?(?:assist\w*|support\w*|help\w*|aid\w*|participat\w*|contribut\w*|(?:provid\w*|offer\w*) (?:\p{L}+ ){0,2}(?:support|assistance))\b/iu;

const atNeed =
  /\b(?:as|if|when|where) (?:necessary|needed|required|requested)\b|\bas and when\b|\boccasional(?:ly)?\b|\bin the absence of\b|\bfrom time to time\b/i;

interface Told {
  phrase: string;
  weight: number;
  isOwn: boolean;
  /** The job is judged by it, says it twice, or says it at once and in so many words. */
  isSure: boolean;
  isBeside: boolean;
}

/** Whether the job is judged by an activity, under its own name or that of the trade. */
function listJudged({ criteria, drawer }: JudgedBy): (activity: Activity) => boolean {
  const ids = new Set(criteria.map(({ id }) => id));
  const own = drawer.competencies.filter(({ id }) => ids.has(id));
  return (activity) => ids.has(activity.id) || findTwin(activity, own) !== undefined;
}

type JudgedBy = Pick<Plan, 'criteria' | 'drawer'>;

/**
 * What one does in this job, in words that somebody would say aloud, what fills most of it first: "run the payroll".
 * Each stands for duties of the advertisement; none where too few of them can be told so.
 */
export function listToldWork(brief: Brief, plan: JudgedBy): string[] {
  const { kind } = plan.drawer;
  const isJudged = listJudged(plan);
  const isMeant = knowMeant(brief, brief.facts, kind);
  const isLeading = plan.drawer.leadsTeam === true || kind === 'leading-people';
  const told = new Map<string, Told>();
  const hear = (fact: Fact, value: number): void => {
    const [best] = fact.forms.verbPhrase === null ? [] : hearLine(fact, kind, isMeant);
    if (!best || best.strength < plainly || best.activity.is_manner || !best.activity.told) return;
    const { id, people, at_home_in: home } = best.activity;
    const isBeside = !people || besideWork.has(id) || home?.includes(kind) === false;
    const { told: spoken = '' } = sayActivity(best.activity, brief.place.country);
    const said = keepSaid(spoken, fact.text);
    // "Leads the shift as necessary" is not told as leading the shift.
    if (atNeed.test(fact.text)) return;
    // Whoever leads others has it done.
    if (said === '' || (isLeading && home?.includes('leading-people') === false)) return;
    const isPart = assisting.test(fact.text);
    const before = told.get(id);
    told.set(id, {
      phrase: before?.phrase === spoken ? spoken : said,
      weight:
        (before?.weight ?? 0) +
        value * (isBeside ? ofAllJobs : 1) * (isPart || isAtTimes(fact.text) ? inPart : 1),
      isOwn: (before?.isOwn ?? false) || !isPart,
      isSure:
        before !== undefined ||
        (home?.includes(kind) !== false &&
          (isJudged(best.activity) || (best.strength >= surely && best.at <= atOnce))),
      isBeside,
    });
  };
  const duties = listFacts(brief, { kinds: ['duty'] });
  for (const [place, fact] of duties.entries())
    hear(fact, Math.max(least, first - perLine * place));
  const [duty] = duties;
  const [titled] = duty ? hearLine({ ...duty, text: brief.title.clean }, kind) : [];
  const named = titled && told.get(titled.activity.id);
  if (titled && named) told.set(titled.activity.id, { ...named, weight: named.weight + ofTitle });
  const sure = [...told.values()].filter(({ isSure }) => isSure);
  // What every job has a little of is no picture of this one.
  if (sure.filter(({ isBeside }) => !isBeside).length < fewest) return [];
  const phrases = sure
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ phrase, isOwn }) => (isOwn || helps.test(phrase) ? phrase : `help ${phrase}`));
  return [...new Set(phrases)].slice(0, most);
}
const helps = /^(?:help|assist|support)\b/;

/** "run the payroll, handle payroll taxes and deductions, and train staff" */
export function joinToldWork(phrases: readonly string[]): string {
  const [one = '', ...others] = phrases;
  const last = others.at(-1);
  if (last === undefined) return one;
  const isRow = phrases.some((phrase) => /,| and | or /.test(phrase));
  const start = phrases.slice(0, -1).join(', ');
  return `${start}${isRow || phrases.length > 3 ? ',' : ''} and ${last}`;
}

/** What one letter tells of it: the middle of the job with two other things, and what is left for the next letter. */
export interface WorkOfLetter {
  first: string;
  rest: string;
}

/** Kinds of people hear the same middle of the job and other things beside it. */
export function shareToldWork(phrases: readonly string[], turn: number): WorkOfLetter {
  const [middle, ...others] = phrases;
  if (middle === undefined || others.length === 0) return { first: '', rest: '' };
  const from = others.length <= beside ? 0 : (turn * beside) % (others.length - beside + 1);
  const shown = others.slice(from, from + beside);
  const left = others.filter((phrase) => !shown.includes(phrase)).slice(0, beside);
  return {
    first: `You would ${joinToldWork([middle, ...shown])}.`,
    rest: left.length === 0 ? '' : `You would ${joinToldWork(left)}.`,
  };
}
const beside = 2;
