import type { Activity } from '#knowledge/activity-schema.ts';
import type { Drawer } from '#knowledge/drawer.ts';
import { findForeignThings } from '#knowledge/foreign-things.ts';
import { listenForTerms } from '#knowledge/hear-work.ts';
import { findActivity } from '#knowledge/load-activities.ts';
import { sayActivity } from '#plan/criteria/activity-criteria.ts';
import type { Criterion } from '#plan/criteria/criterion.ts';
import { sharedTelling } from '#plan/criteria/names/shared-stems.ts';
import { isWayOfWorking } from '#plan/criteria/own-lines/traits.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { findTwin } from '#plan/criteria/evidence/activity-evidence.ts';
import { besideWork } from '#plan/subject/beside-work.data.ts';
import { makeComposer } from './compose-question.ts';
import { isActivitySaid } from './is-activity-said.ts';
import { standsFor, textOf } from './suiting-questions.ts';
import { isToldAtLevel, isToldByHead } from './told-at-level.ts';
import type { NeutralQuestion } from './neutral-questions.data.ts';
import { listPracticedWork } from './practiced-work.ts';

type Question = Drawer['coaching']['questions'][number];

/** Of what weighs most every line is practiced, whether or not somebody has written a case of it. */
const mostComposed = 4;

/** A word of the name of a line says more of its subject than one of its description. */
const ofName = 2;
const fewestShared = 3;
const plainlyShared = 5;

/** How much a question of the trade is about a line that is scored. */
function rateFor(
  { name, looksLike, strong, competency }: Criterion,
  { competencies }: Drawer,
): (question: Question) => number {
  const terms = competencies.find(({ id }) => id === competency)?.called_for_by ?? [];
  const listen = listenForTerms([{ of: name, terms }]);
  return ({ category, question, sample_answer: answer }) => {
    const told = `${category}. ${question} ${answer}`;
    // What a line of the job looks like is said in words that fit any line.
    if (competency === null && sharedTelling(name, told) === 0) return 0;
    return (
      listen(told).length +
      ofName * sharedTelling(name, told) +
      sharedTelling(`${looksLike} ${strong}`, `${category} ${question}`)
    );
  };
}

/** What is practiced with an activity, as told at the level of the post; undefined where nobody there would tell it so. */
function toPractice(
  activity: Activity,
  { post }: Pick<Plan, 'post'>,
  country: string | null,
): NeutralQuestion | undefined {
  const { practice, led, name } = sayActivity(activity, country);
  const leads = post.leads || post.level === 'head';
  const { question, points, answer } = leads && led ? led : practice;
  if (post.level !== 'head' && isToldByHead(answer)) return undefined;
  if (!(leads && led) && !isToldAtLevel(answer, post)) return undefined;
  if (!leads && ofOwnTeam.test(question)) return undefined;
  return { category: name, question, key_points: points, sample_answer: answer, follow_ups: [] };
}

/** Asked of whoever has people. */
const ofOwnTeam = /\b(?:a|your|the) team you (?:have|lead)\b|\byour (?:team|people|staff)\b/i;

/** Takes what is practiced with an activity, once, where somebody of this job would tell it. */
function makeTake(
  source: Source,
  plan: Plan,
  used: Set<unknown>,
): (activity: Activity | undefined) => NeutralQuestion | undefined {
  const { drawer } = plan;
  const { country } = source.brief.place;
  const isAnyHere = standsFor(source, plan, { isOfActivity: true });
  const isOfTradeHere = standsFor(source, plan, { isOfActivity: true, isOfTrade: true });
  const isSaid = isActivitySaid(textOf(source));
  // Told of any trade that has the work: of things that this job does not speak of, it is another job's.
  const isForeign = findForeignThings(source.brief) ?? (() => false);
  return (activity) => {
    if (!activity || used.has(activity.id)) return undefined;
    const asked = toPractice(activity, plan, country);
    const isOwn = drawer.work?.includes(activity.id) === true && plan.isTrade;
    // A case of other work must be about what this advertisement speaks of, and not only share a word with it.
    if (!asked || !(isOwn ? isOfTradeHere(asked) : isAnyHere(asked) && isSaid(activity.name)))
      return undefined;
    if (isForeign(`${asked.question}\n${asked.sample_answer}`)) return undefined;
    used.add(activity.id);
    return asked;
  };
}

/**
 * Practice for what this very job is judged by, the heaviest line first, then for what else it is about: the question
 * of the trade about the same work, or what belongs to the activity of which the line speaks; for a heavy line of which
 * nobody has written a case one in the shape of its kind. Never the scored question.
 */
export function listPracticeQuestions(
  source: Source,
  plan: Plan,
  ofTrade: readonly Question[],
): PracticeQuestions {
  const { criteria, drawer } = plan;
  const lines = criteria.filter((one) => one.origin !== 'preferred' && !isWayOfWorking(one));
  const work = listPracticedWork(source, plan);
  const compose = makeComposer(plan);
  const used = new Set<unknown>();
  const done = new Set<Criterion>();
  const take = makeTake(source, plan, used);
  const askActivity = ({ id, competency, facts }: Criterion): NeutralQuestion | undefined => {
    const isActivity = competency === null || drawer.work?.includes(id) === true;
    const heard = work
      .filter((one) => one.isProven && one.facts.some((fact) => facts.includes(fact)))
      .map(({ activity }) => activity);
    for (const activity of [isActivity ? findActivity(id) : undefined, ...heard]) {
      const asked = take(activity);
      if (asked) return asked;
    }
    return undefined;
  };
  const rates = new Map(lines.map((line) => [line, rateFor(line, drawer)]));
  const askTrade = (criterion: Criterion, least: number): NeutralQuestion | undefined => {
    const [best] = ofTrade
      .filter((one) => !used.has(one))
      .map((one) => ({ one, points: rates.get(criterion)?.(one) ?? 0 }))
      // What is more about another line is left to that line.
      .filter(
        ({ one, points }) =>
          points >= least && [...rates.values()].every((rate) => rate(one) <= points),
      )
      .toSorted((a, b) => b.points - a.points);
    if (!best) return undefined;
    used.add(best.one);
    return best.one;
  };
  // The same work under another name is asked about once.
  const isAsked = (activity: Activity): boolean => {
    const twin = findTwin(activity, drawer.competencies);
    return twin !== undefined && lines.some((one) => one.competency === twin.id && done.has(one));
  };
  const isStated = ({ origin }: Criterion): boolean => origin === 'must' || origin === 'duty';
  const heaviest = new Set(lines.filter(isStated).slice(0, mostComposed));
  const isAnyHere = standsFor(source, plan, { isOfActivity: true });
  const tell = (asked: NeutralQuestion | undefined): NeutralQuestion | undefined =>
    asked && isAnyHere(asked) ? asked : undefined;
  const ask = (criterion: Criterion): NeutralQuestion[] => {
    // A question of the trade that is plainly about the line, then its own activity, then what the trade has near it.
    const asked =
      askTrade(criterion, plainlyShared) ??
      askActivity(criterion) ??
      askTrade(criterion, fewestShared) ??
      (heaviest.has(criterion) && !used.has(criterion.id) ? tell(compose(criterion)) : undefined);
    if (asked) done.add(criterion);
    return asked ? [asked] : [];
  };
  const takeAll = (isProven: boolean): NeutralQuestion[] =>
    work
      .filter((one) => one.isProven === isProven)
      .flatMap(({ activity }) =>
        besideWork.has(activity.id) || isAsked(activity) ? [] : (take(activity) ?? []),
      );
  // What the job says itself, before what is only usual in the trade.
  const first = [
    ...lines.filter(isStated).flatMap(ask),
    ...takeAll(true),
    ...lines.filter((one) => !isStated(one)).flatMap(ask),
  ];
  return { first, further: takeAll(false) };
}

export interface PracticeQuestions {
  /** On the lines that are scored, and on what the job tells at length. */
  first: NeutralQuestion[];
  /** On what a duty only names. */
  further: NeutralQuestion[];
}
