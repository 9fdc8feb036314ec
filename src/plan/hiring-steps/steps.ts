import { readPost } from '#knowledge/post-level.ts';
import { memoize } from '#shared/memoize.ts';
import type { Drawer } from '#knowledge/drawer.ts';
import type { FactSource } from '#shared/brief.ts';
import type { Criterion } from '../criteria/criterion.ts';
import { findShape } from '../criteria/own-lines/demand-shape.ts';
import { isWayOfWorking } from '../criteria/own-lines/traits.ts';
import { fitToLevel } from './fit-to-level.ts';
import { listNamedSteps } from './named-steps.ts';
import { listFacts, ownWords } from '../wording/own-words.ts';
import { sharedTelling } from '../criteria/names/shared-stems.ts';
import { findSampledLine, listSampledLines } from './sampled-line.ts';
import type { Source } from '../source.ts';
import { isCall, listStatedSteps, nameStep } from './stated-steps.ts';

export interface InterviewStep {
  name: string;
  who: string;
  focus: string[];
  minutes: number | null;
}

export interface InterviewSteps {
  /** In the job's own words, in order; empty where it names none. */
  stated: string[];
  /** As usual in the trade: a proposal. */
  usual: InterviewStep[];
}

const isStep =
  /\b(?:interviews?|assessment (?:day|cent(?:re|er))|(?:work|shift) trial|trial (?:shift|day)|phone screen|screening call|presentation|case study|coding|take-home|technical (?:test|task|round)|panel|gespräch|entretien|entrevista|probearbeit\w*)\b/i;
/** How to apply, and what applicants should know, is no step. */
const isNoStep =
  /\b(?:apply|application|cv|resume|cover letter|submit|click|email|deadline|closing date|only|agencies|background check|reference|drug|e-verify|feedback|if you|accommodat|adjust|reserve|unable|travel expenses|we aim|process|may include|directly|to set ?up|(?:will be|are) (?:scheduled|conducted|held)|contact you|notice)\b|\d{3}/i;

export function planSteps(
  source: Source,
  drawer: Drawer,
  criteria: readonly Seen[] = [],
): InterviewSteps {
  const { brief } = source;
  const listed = listFacts(brief, { kinds: ['process'] })
    .filter(({ text, source: from }) => isStep.test(text) || isAnswered(from))
    .map(ownWords)
    .filter((text) => !isNoStep.test(text) && text.split(/\s+/).length <= 25);
  const inOrder = listStatedSteps(source);
  const stated = inOrder.length > 0 ? inOrder : listed.length > 0 ? listed : listNamedSteps(source);
  const fitting = fitToLevel(drawer.intake.steps, readPost(brief));
  const usual = giveTime(callAsStated(fitting, inOrder), drawer.work_sample);
  return { stated, usual: giveTimeToAsk({ criteria, steps: { stated, usual }, drawer }) };
}

/** Every line that is asked about takes its minutes in the step in which it is scored. */
function giveTimeToAsk({ criteria, steps, drawer }: Planned): InterviewStep[] {
  if (criteria.length === 0) return steps.usual;
  const { work_sample: sample } = drawer;
  const sampled = findSampledLine(criteria, sample);
  const asked = criteria.filter((one) => one !== sampled && !isWayOfWorking(one));
  const trial = elsewhere.test(sample.task) ? '' : nameTrial({ criteria, steps, drawer });
  return steps.usual.map((step) => {
    const lines = asked.filter((one) => stepOf({ criteria, steps, drawer }, one) === step.name);
    if (lines.length === 0 || step.minutes === null) return step;
    const needed =
      (step.name === trial ? sample.minutes : 0) +
      lines.length * minutesOf.question +
      minutesOf.closing;
    return { ...step, minutes: Math.max(step.minutes, 5 * Math.ceil(needed / 5)) };
  });
}

/** Where the job lists its own steps, those of the trade go by their names: the call first, then the visits. */
function callAsStated(steps: InterviewStep[], stated: readonly string[]): InterviewStep[] {
  const calls = stated.filter(isCall);
  const visits = stated.filter((step) => !isCall(step));
  if (visits.length < 2) return steps;
  const names = [calls[0], visits[0], visits[1]];
  return steps.map((step, i) => {
    const name = names[i];
    if (name === undefined) return step;
    const [, minutes] = /\b(\d{2})[- ]min/i.exec(name) ?? [];
    return { ...step, name: nameStep(name), minutes: minutes ? Number(minutes) : step.minutes };
  });
}

const minutesOf = { question: 6, closing: 15 };
const elsewhere = /\b(?:at home|take-home|in advance|beforehand|days? (?:ahead|before)|sent)\b/i;

/** The work sample, the questions and the closing talk have to fit the visit in which they are planned. */
function giveTime(
  steps: InterviewStep[],
  { minutes, task }: Drawer['work_sample'],
): InterviewStep[] {
  if (elsewhere.test(task)) return steps;
  const scored = listScored({ stated: [], usual: steps });
  const trial = findTrial(scored);
  const questions = scored.length > 1 ? 2 : 4;
  const needed = minutes + questions * minutesOf.question + minutesOf.closing;
  return steps.map((step) =>
    step === trial && step.minutes !== null && step.minutes < needed
      ? { ...step, minutes: 5 * Math.ceil(needed / 5) }
      : step,
  );
}

/** Whoever was asked for the steps named nothing else. */
const isAnswered = (source: FactSource): boolean =>
  source.from === 'job' && source.field === 'answers';

type Seen = Pick<
  Criterion,
  'id' | 'name' | 'looksLike' | 'strong' | 'origin' | 'competency' | 'facts'
>;

interface Planned {
  criteria: readonly Seen[];
  steps: InterviewSteps;
  drawer: Pick<Drawer, 'work_sample'>;
}

/** What is told of work done elsewhere, or shown in a talk, is not seen where work is tried. */
const inTalk: ReadonlySet<string> = new Set([
  'experience',
  'knowledge',
  'trait',
  'leading',
  'language',
]);

/** A talk shorter than this settles terms. */
const shortTalk = 25;
const ofTerms = /\b(?:terms|pay|contract|offer|start date)\b/i;
/** Whoever does the work or answers for it can judge it; whoever would only meet the new person cannot. */
const judges =
  /\b(?:lead|leader|head|chief|manager|supervisor|owner|principal|director|foreman|superintendent|chef|trainer|senior|experienced|report to|reports to|decides?|decision maker|committee|panel|partner|editor|planner|coordinator|inspection|president)\b/i;
const meets =
  /\b(?:employee representative|people they would|somebody they would|students|families|residents|inside customers|colleagues who|reader of the reports|would bring requests|use[sr]?s? the)\b/i;
const tries =
  /\b(?:sample|exercise|trial|task|practical|test|case|bench|cook|lesson|role[- ]?play|interview|file|plan|draft|drill|simulation)\b/i;

const byExercise = /\b(?:sample|exercise|trial|task|practical|test)\b/i;

/** They look at us there, and nobody looks at their work. */
const looks =
  /\b(?:visit|beside|meet\w*|team view|team and|the area|some hours|time (?:with|in)|walk (?:with|during)|half a day|a look at)\b/i;
const talks = /\btalks?\b|\binterview\b|\bpanel\b/i;

/** Whether work can be judged there: long enough, not about terms, and by somebody who knows it. */
export const canScore = ({ name, who, focus, minutes }: InterviewStep): boolean =>
  (minutes ?? shortTalk) >= shortTalk &&
  // A step named by its exercise is one, even where its first line is about contracts or pay.
  (byExercise.test(name) || !ofTerms.test(`${name} ${focus[0] ?? ''}`)) &&
  (!looks.test(name) || talks.test(name) || tries.test(name)) &&
  (tries.test(`${name} ${focus.join(' ')}`) || (judges.test(who) && !meets.test(who)));

/** Where the lines are scored: the second and the third of the usual steps, as far as work can be judged there. */
const listScored = ({ usual }: InterviewSteps): InterviewStep[] => scoredOf(usual);

const scoredOf = memoize((usual: readonly InterviewStep[]): InterviewStep[] => {
  const [, second, third] = usual;
  const later = [second, third].filter((step) => step !== undefined);
  const found = later.filter(canScore);
  return found.length > 0 ? found : later.slice(0, 1);
});

/** A later step in which people meet: too long to leave without a record, and no place to judge the work. */
function findMeeting({ usual }: InterviewSteps): InterviewStep | undefined {
  const scored = listScored({ stated: [], usual });
  return usual
    .slice(1, 3)
    .find(
      (step) =>
        !scored.includes(step) &&
        (step.minutes ?? 0) >= shortTalk &&
        !ofTerms.test(`${step.name} ${step.focus[0] ?? ''}`),
    );
}

const ofDealing =
  /\b(?:communicat|teamwork|collaborat|working with|dealing with|relationships?|customer service|guest|interpersonal)/i;

/** What whoever meets a person can judge: how they deal with people; where no line speaks of that, the lightest. */
function isSeenInMeeting(
  criteria: readonly Seen[],
  criterion: Seen,
  sampled: readonly Seen[],
): boolean {
  const isSampled = ({ id }: Seen): boolean => sampled.some((line) => line.id === id);
  const dealt = criteria.filter(
    (one) => !isSampled(one) && (isWayOfWorking(one) || ofDealing.test(one.name)),
  );
  const lightest = criteria.findLast((one) => !isSampled(one));
  const [first] = dealt.length > 0 ? dealt.toReversed() : [lightest];
  return criteria.length > fewestLines && first?.id === criterion.id;
}
const fewestLines = 3;

/** The step in which the work sample is done. */
const findTrial = memoize(
  (scored: readonly InterviewStep[]): InterviewStep | undefined =>
    scored.find(({ name, focus }) => tries.test(`${name} ${focus.join(' ')}`)) ?? scored[0],
);

/** The step that the hiring manager keeps two slots a week for: the one in which the work sample is done. */
export function nameTrial(plan: Planned): string {
  const sampled = findSampledLine(plan.criteria, plan.drawer.work_sample);
  return (
    (sampled && stepOf(plan, sampled)) ?? findTrial(listScored(plan.steps))?.name ?? 'Interview'
  );
}

/** The step in which people are asked for cases; none in which they only meet. */
export function nameTalk({ steps }: Pick<Planned, 'steps'>): string {
  const scored = listScored(steps);
  const trial = findTrial(scored);
  return (scored.findLast((step) => step !== trial) ?? trial)?.name ?? 'Interview';
}

/**
 * In which usual step a criterion is seen: what the work sample tests where it is done, what is done with hands or tools
 * where work is tried, what is told of in the talk. No talk is held for manner alone: a line of work is asked about there.
 */
export function stepOf(plan: Planned, criterion: Seen): string {
  const placed = placeOf(plan, criterion);
  const talk = nameTalk(plan);
  if (placed === talk || isSampled(plan, criterion)) return placed;
  const told = plan.criteria.filter((one) => placeOf(plan, one) === talk);
  if (told.some(({ id }) => !isWayOfWorking({ id }))) return placed;
  const open = plan.criteria.filter(
    (one) =>
      !isWayOfWorking({ id: one.id }) && !isSampled(plan, one) && placeOf(plan, one) === placed,
  );
  const spoken = plan.steps.usual.find(({ name }) => name === talk);
  const about = `${talk} ${spoken?.focus.join(' ') ?? ''}`;
  const asked =
    open.find(
      ({ name }) =>
        sharedTelling(name, about) > 0 || (ofFigures.test(talk) && aboutFigures.test(name)),
    ) ?? open.at(-1);
  return asked?.id === criterion.id ? talk : placed;
}
const ofFigures = /\b(?:numbers|figures|budget)\b/i;
const aboutFigures = /\b(?:costs?|budget\w*|figures|margins?|forecast\w*|targets)\b/i;

const isSampled = ({ criteria, drawer }: Planned, { id }: Seen): boolean =>
  listSampledLines(criteria, drawer.work_sample).some((line) => line.id === id);

function placeOf({ criteria, steps, drawer }: Planned, criterion: Seen): string {
  const { id, competency, facts } = criterion;
  const scored = listScored(steps);
  const trial = findTrial(scored);
  const talk = nameTalk({ steps });
  const sampled = listSampledLines(criteria, drawer.work_sample);
  const meeting = findMeeting(steps);
  if (meeting && isSeenInMeeting(criteria, criterion, sampled)) return meeting.name;
  if (isWayOfWorking({ id })) return talk;
  if (sampled.some((line) => line.id === id)) return trial?.name ?? 'Interview';
  const [first] = facts;
  const isTold = competency === null && first !== undefined && inTalk.has(findShape(first));
  const place = criteria.findIndex((one) => one.id === id);
  const isTool = facts.some(({ kind }) => kind === 'tool');
  return !isTold && (isTool || place < criteria.length / 2) ? (trial?.name ?? 'Interview') : talk;
}
