import { sayAdjustmentAsIn } from '#plan/hiring-steps/adjustment.ts';
import type { Criterion } from '#plan/criteria/criterion.ts';
import { sharedStems } from '#plan/criteria/names/shared-stems.ts';
import { listDrawbacks } from '#plan/demands/drawbacks.ts';
import { listJobFacts } from '#plan/letters/job-facts.ts';
import { nameWish } from '#plan/demands/name-wish.ts';
import { saySmall } from '#plan/criteria/gates/name-gate.ts';
import type { Plan } from '#plan/plan.ts';
import { listOnlyAsked, sayDemand } from '#plan/demands/also-required.ts';
import { listPreferred } from '#plan/demands/requirements.ts';
import {
  askGates,
  askPay,
  askPrograms,
  askTerms,
  sayAnchors,
} from '#plan/hiring-steps/screening.ts';
import type { Source } from '#plan/source.ts';
import { asksForNoExperience, mayBeNew } from '#plan/people/welcomes-beginners.ts';
import { isWayOfWorking } from '#plan/criteria/own-lines/traits.ts';
import { isDoing, sayWithin } from '#plan/criteria/questions/ask-line.ts';
import { sayByWhom, sayWhere } from '#plan/wording/who-said.ts';
import type { Fact } from '#shared/brief.ts';
import { joinList } from '#writing/list.ts';
import { lowerFirst } from '#writing/casing.ts';
import { isPlain } from '../hiring-synopsis/agreed-criteria.ts';
import type { CandidateScoringWriting } from './writing.ts';

type Question = CandidateScoringWriting['screeningQuestions'][number];

const mostShown = { gates: 5, cases: 3, ofWeek: 2, demands: 3, all: 9 };

/** The first call: what must be met, the week and the pay, then one case for each of the heaviest lines. */
export function listScreening(source: Source, plan: Plan): Question[] {
  const gates = askGates(plan.gates, source).slice(0, mostShown.gates);
  const terms = plan.phrases ? [] : askTerms(source);
  // A call is short: where much must be met or settled, one case fewer is asked for.
  const isFull = gates.length >= mostShown.gates || terms.length > 0;
  const demands = plan.phrases ? [] : askDemands(source, plan);
  const cases = mostShown.cases - (isFull || demands.length > 0 ? 1 : 0);
  const scored = plan.criteria.slice(0, cases);
  // Whoever has not done such work is asked the question of the card, which suits them.
  const isForBeginners = mayBeNew(source.brief) || asksForNoExperience(source.brief);
  const asked = [
    ...terms,
    ...gates.map((one) => ({
      ...one,
      question: sayAdjustmentAsIn(one.question, source.brief.place.country),
    })),
    ...askWeek(source, plan),
    ...askPay(plan, source),
    ...demands,
    ...scored.map((criterion, i) => (isForBeginners ? askCase(criterion) : askWhere(criterion, i))),
  ];
  const more = [...(plan.phrases ? [] : askPrograms(source)), ...askWish(source, plan, scored)];
  return [...asked, ...more.slice(0, Math.max(0, mostShown.all - asked.length))];
}

/** What the job demands and no line of the card judges: other documents leave it to this call, so it is asked here. */
function askDemands(source: Source, plan: Plan): Question[] {
  const named = listOnlyAsked(source, plan)
    .slice(0, mostShown.demands)
    .map((demand) => sayDemand(demand, demandWords));
  if (named.length === 0) return [];
  const isOne = named.length === 1;
  return [
    {
      purpose: 'Also required',
      question: `The job also asks for ${isOne ? 'this' : 'these'}: ${named.map((name, i) => (isOne ? name : `(${'abcd'.charAt(i)}) ${name}`)).join('; ')}. ${isOne ? 'Is that so for you' : 'Which of them are so for you'}, and where could somebody have seen it? Strong: a place or an example${isOne ? '' : ' for each'}. Weak: a yes, and no example. Noted, not scored.`,
      evidenceSource: 'Advertisement',
    },
  ];
}
const demandWords = 14;

/** By turns, of what is done and of what is known: nobody does judgment or building systems so many times a week. */
const whereDone: readonly string[] = [
  'This job includes {line}. Where did you last do that, and which part was yours?',
  'Have you done this yourself: {line}? Where, when last, and on what scale?',
  'Another part is {line}. For how long have you done that, and where?',
];
const whereKnown: readonly string[] = [
  'This job turns on {line}. Where did you last deal with that, and which part was yours?',
  'How much of your present work is {line}, and what was the last piece that you finished?',
  'What have you done in {line} so far: where, for how long, and on what scale?',
];

/** Where and how often, in a short call: the case itself is told in the interview, and not twice. */
export function askWhere(criterion: Criterion, place: number): Question {
  const { name, strong, weak, origin } = criterion;
  if (origin === 'preferred' || isWayOfWorking(criterion)) return askCase(criterion);
  const asked = isDoing(name) ? whereDone : whereKnown;
  return {
    ...askCase(criterion),
    question: sayAnchors({
      question: asked[place % asked.length]!.replace('{line}', sayWithin(name)),
      strong: `Places and dates; then, in a few words, ${lowerFirst(strong)}`,
      weak,
    }),
  };
}

/** The question of the card itself: it asks for one real case, and its marks tell a strong answer from a weak one. */
export const askCase = ({
  name,
  question,
  strong,
  weak,
  origin,
  facts: [first],
}: Criterion): Question => ({
  purpose: name,
  question:
    origin === 'preferred'
      ? `${question} Strong: ${lowerFirst(strong)}. None is no minus.`
      : sayAnchors({ question, strong, weak }),
  evidenceSource: first
    ? `Our question, on ${askedOf[origin]} named ${sayByWhom(first)}`
    : 'Our question; usual in the trade',
});
/** What the question is about; its words are ours. */
const askedOf: Record<Criterion['origin'], string> = {
  must: 'a requirement',
  duty: 'a duty',
  preferred: 'a wish',
  trade: 'a line of the trade',
};

/** What the job would like to see, asked of everyone, where no line asks about it. */
export function askWish(
  { brief }: Source,
  { phrases, criteria }: Plan,
  scored: readonly Criterion[],
): Question[] {
  const asked = new Set(scored.flatMap(({ facts }) => facts.map(({ id }) => id)));
  const must = new Set(
    criteria
      .filter(({ origin }) => origin !== 'preferred')
      .flatMap(({ facts }) => facts.map(({ id }) => id)),
  );
  const wish = listPreferred(brief).find(
    (fact) =>
      ofPast.has(fact.kind) && isPlain(nameWish(fact)) && !asked.has(fact.id) && !must.has(fact.id),
  );
  if (!wish || phrases) return [];
  return [
    {
      purpose: 'A plus, not required',
      question: `Welcome and not required: ${saySmall(nameWish(wish))}. Do you have that, and from where? Strong: yes, with the place and the time. A no rules nobody out.`,
      evidenceSource: sayWhere(wish.source),
    },
  ];
}
/** What somebody has learned or done. */
const ofPast: ReadonlySet<Fact['kind']> = new Set([
  'experience',
  'education',
  'licence',
  'language',
  'tool',
  'skill',
]);

/** What is checked by papers, settled with HR or asked of the body is no matter of the week. */
const notOfTheWeek =
  /\b(?:sponsorship|vaccination|drug test|must live|moving|hard conditions|no benefits|contract for a time|commission|own account|W-2|by what is done|no pay|stipend|certain hours|standing in|training without pay)\b/;

/** So many words in common, and the hours are those of a condition that is asked about anyway. */
const sameHours = 3;

/** The hours and the hard parts of the work, said first and asked of everyone alike. */
function askWeek(source: Source, { phrases, gates }: Plan): Question[] {
  const hard = listDrawbacks(source)
    .filter((drawback) => !notOfTheWeek.test(drawback))
    // Its words stand in the hours already.
    .map((drawback) => drawback.split(' (')[0] ?? drawback)
    .slice(0, mostShown.ofWeek);
  const hours = phrases ? '' : listJobFacts(source).hours;
  // Evenings and weekends that must be worked are asked about by themselves.
  const isAsked = gates.some(({ kind }) => kind === 'condition');
  const isSame = gates.some(
    ({ kind, name }) => kind === 'condition' && sharedStems(name, hours) >= sameHours,
  );
  const isOfZone = source.brief.conditions.some(
    ({ kind, text }) =>
      kind === 'time zone' && hours.includes(text.replace(/^Able to (?:start at|work) /, '')),
  );
  if (isSame || isOfZone || (hours === '' && (isAsked || hard.length === 0))) return [];
  const means = hard.length > 0 && !isAsked ? ` The work means ${joinList(hard)}.` : '';
  return [
    {
      purpose: 'The week',
      question:
        `${hours}${means} Does that work for you? Strong: yes, or a plain limit. Weak: "anything", then exceptions. Reasons are not asked for.`.trim(),
      evidenceSource: 'Advertisement',
    },
  ];
}
