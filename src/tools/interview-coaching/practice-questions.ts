import type { Drawer } from '#knowledge/drawer.ts';
import { listenForTerms } from '#knowledge/hear-work.ts';
import { areaOf, listHomeAreas } from '#knowledge/home-areas.ts';
import { findActivity } from '#knowledge/load-activities.ts';
import { sayActivity } from '#plan/criteria/activity-criteria.ts';
import type { Criterion } from '#plan/criteria/criterion.ts';
import { hearTelling, sharedTelling } from '#plan/criteria/names/shared-stems.ts';
import { rateProof } from '#plan/criteria/evidence/proof.ts';
import { isWayOfWorking } from '#plan/criteria/own-lines/traits.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import type { NeutralQuestion } from './neutral-questions.data.ts';
import { frameLines } from './line-frames.ts';
import { isToldByLeader } from './told-by-leader.ts';

type Question = Drawer['coaching']['questions'][number];

/** A word of the name of a line says more of its subject than one of its description. */
const ofName = 2;
const fewestShared = 3;
const fewestOfActivity = 5;
/** A line that is about nothing else. */
const surely = 0.7;

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

export interface Practice {
  asked: NeutralQuestion;
  /** Whether nobody has written it: a line of the job itself, asked about in its own words. */
  isFramed: boolean;
}

/**
 * Practice for what this very job is judged by, the heaviest line first: the question of the trade that is about the
 * same work, or else what belongs to the activity, or else the line in the words of the job. Never the scored question.
 */
export function listPracticeQuestions(
  { brief }: Source,
  { criteria, drawer, post }: Pick<Plan, 'criteria' | 'drawer' | 'post'>,
  ofTrade: readonly Question[],
  isHere: (question: NeutralQuestion) => boolean,
): Practice[] {
  const lines = criteria.filter((one) => one.origin !== 'preferred' && !isWayOfWorking(one));
  const used = new Set<Question>();
  const isLeading = post.leads || post.level === 'head';
  const frame = frameLines(post, drawer.kind, brief.employer.name);
  const hearDuties = hearTelling(
    [brief.title.given, ...brief.facts.map(({ text }) => text)].join('\n'),
  );
  const home = listHomeAreas(drawer);
  const askActivity = ({ id, name, competency, facts }: Criterion): NeutralQuestion | undefined => {
    const isOfTrade = drawer.work?.includes(id) === true;
    const isActivity = competency === null || isOfTrade;
    const activity = isActivity ? findActivity(id) : undefined;
    if (!activity) return undefined;
    const { question, points, answer } = sayActivity(activity, brief.place.country).practice;
    // Heard by one word of another trade: no duty speaks of it.
    const isMeant =
      isOfTrade ||
      home?.has(areaOf(id) ?? '') === true ||
      facts.some((fact) => rateProof(activity, fact) >= surely) ||
      hearDuties(`${name} ${question} ${answer}`) >= fewestOfActivity;
    if (!isMeant) return undefined;
    // An answer of those who do it is none of whoever leads them.
    if (isLeading && !isToldByLeader(answer)) return undefined;
    const asked = { category: name, question, key_points: points, sample_answer: answer };
    return isHere({ ...asked, follow_ups: [] }) ? { ...asked, follow_ups: [] } : undefined;
  };
  const rates = new Map(lines.map((line) => [line, rateFor(line, drawer)]));
  const askTrade = (criterion: Criterion): NeutralQuestion | undefined => {
    const [best] = ofTrade
      .filter((one) => !used.has(one))
      .map((one) => ({ one, points: rates.get(criterion)?.(one) ?? 0 }))
      // What is more about another line is left to that line.
      .filter(
        ({ one, points }) =>
          points >= fewestShared && [...rates.values()].every((rate) => rate(one) <= points),
      )
      .toSorted((a, b) => b.points - a.points);
    if (!best) return undefined;
    used.add(best.one);
    return best.one;
  };
  const isStated = ({ origin }: Criterion): boolean => origin === 'must' || origin === 'duty';
  // What the job says itself, before what is only usual in the trade.
  const ordered = [...lines.filter(isStated), ...lines.filter((one) => !isStated(one))];
  return ordered.flatMap((criterion): Practice[] => {
    const known = askTrade(criterion) ?? askActivity(criterion);
    if (known) return [{ asked: known, isFramed: false }];
    return isStated(criterion) ? frame(criterion).map((asked) => ({ asked, isFramed: true })) : [];
  });
}
