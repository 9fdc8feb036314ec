import type { JobAnswer } from '#shared/answers.ts';
import type { AgreedPlan } from '#shared/agreed-plan.ts';
import type { Drawer } from '#knowledge/drawer.ts';
import type { Criterion } from './criteria/criterion.ts';
import { spread } from './hiring-steps/funnel.ts';
import type { PlannedPersona } from './people/planned-persona.ts';
import { dropAnswered } from './questions/answered.ts';
import { numbersAndDates, whoDecides, type OpenQuestion } from './questions/open-question.ts';
import type { InterviewStep, InterviewSteps } from './hiring-steps/steps.ts';

/** What of a plan a person or a model settles. */
interface Proposal {
  personas: PlannedPersona[];
  criteria: Criterion[];
  steps: InterviewSteps;
  questions: OpenQuestion[];
  drawer: Drawer;
}

/** What code proposes, in the form in which a person or a model settles it. */
export function proposePlan(plan: Proposal): AgreedPlan {
  const { personas, criteria, steps, questions, drawer } = plan;
  const { name, minutes, task, look_for: lookFor } = drawer.work_sample;
  return {
    personas: personas.map((persona) => ({
      id: persona.id,
      name: persona.name,
      now: persona.now,
      movesFor: persona.moves_for,
      heldBackBy: persona.held_back_by,
      sayFirst: persona.say_first,
    })),
    criteria: criteria.map((criterion) => ({
      id: criterion.id,
      name: criterion.name,
      weight: criterion.weight,
      question: criterion.question,
      strong: criterion.strong,
      weak: criterion.weak,
    })),
    steps: steps.usual.map((step) => ({
      name: step.name,
      who: step.who,
      focus: step.focus,
      minutes: step.minutes,
    })),
    workSample: { name, minutes, task, lookFor },
    questions: questions.map(({ ask, why, owner }) => ({ ask, why, owner })),
  };
}

/** The criteria that were settled, in their order; one that code proposed keeps the lines of the job behind it. */
export function agreeOnCriteria(
  proposed: readonly Criterion[],
  agreed: AgreedPlan | null,
): Criterion[] {
  if (!agreed) return [...proposed];
  const weights = spread(
    100,
    agreed.criteria.map(({ weight }) => weight),
  );
  const heaviest = Math.max(...weights);
  return agreed.criteria
    .map(({ id, name, question, strong, weak }, i): Criterion => {
      const known = proposed.find((criterion) => id !== '' && criterion.id === id);
      const weight = weights[i] ?? 0;
      return {
        ...(known ?? newCriterion),
        id: known?.id ?? `agreed-${i + 1}`,
        name,
        question,
        strong,
        weak,
        looksLike: known?.looksLike ?? strong,
        weight,
        // As long as a weight stands, so does its rank.
        points:
          known?.weight === weight
            ? known.points
            : Math.max(1, Math.round((10 * weight) / heaviest)),
      };
    })
    .toSorted((a, b) => b.weight - a.weight);
}

const newCriterion: Omit<
  Criterion,
  'id' | 'name' | 'weight' | 'points' | 'question' | 'strong' | 'weak' | 'looksLike'
> = {
  origin: 'trade',
  facts: [],
  competency: null,
  probe: 'What would you do differently today?',
};

const letters = 'ABCDEF';

/** The backgrounds that were settled. A new one is approached in the words for the nearest of those proposed. */
export function agreeOnPersonas(
  proposed: readonly PlannedPersona[],
  agreed: AgreedPlan | null,
): PlannedPersona[] {
  const [first] = proposed;
  if (!agreed || !first) return [...proposed];
  return agreed.personas.map(({ id, name, now, movesFor, heldBackBy, sayFirst }, i) => ({
    ...(proposed.find((persona) => id !== '' && persona.id === id) ?? proposed[i] ?? first),
    letter: letters[i] ?? '',
    name,
    now,
    moves_for: movesFor,
    held_back_by: heldBackBy,
    say_first: sayFirst,
  }));
}

export const agreeOnSteps = (
  proposed: readonly InterviewStep[],
  agreed: AgreedPlan | null,
): InterviewStep[] => [...(agreed?.steps ?? proposed)];

/** Questions that code asks in one breath, by how they begin: what is left of them is asked anew. */
const inOneBreath: readonly [RegExp, string][] = [
  [
    /^(?:how many people are to be hired|by when should the work start|until when do we take applications)\b/i,
    numbersAndDates,
  ],
  [/^who will be the direct manager\b/i, whoDecides],
];

/** The questions that were settled, without what was answered since. */
export function agreeOnQuestions(
  proposed: readonly OpenQuestion[],
  agreed: AgreedPlan | null,
  answers: readonly JobAnswer[] = [],
): OpenQuestion[] {
  if (!agreed) return [...proposed];
  const questions = agreed.questions.flatMap((agreedOn): OpenQuestion[] => {
    const known = proposed.find(({ ask }) => ask === agreedOn.ask);
    const [, matter] =
      (!known && answers.length > 0 && inOneBreath.find(([begins]) => begins.test(agreedOn.ask))) ||
      [];
    if (matter) return proposed.filter((question) => question.matter === matter);
    return [
      {
        topic: known?.topic ?? null,
        from: known?.from ?? 'text',
        matter: known?.matter ?? null,
        ...(known?.isMinor ? { isMinor: known.isMinor } : {}),
        ...agreedOn,
      },
    ];
  });
  return dropAnswered(questions, answers);
}

export const agreeOnSample = (
  proposed: Drawer['work_sample'],
  agreed: AgreedPlan | null,
): Drawer['work_sample'] =>
  agreed
    ? {
        ...proposed,
        // Another task may test something else.
        shows: agreed.workSample.task === proposed.task ? proposed.shows : [],
        name: agreed.workSample.name,
        minutes: agreed.workSample.minutes,
        task: agreed.workSample.task,
        look_for: agreed.workSample.lookFor,
      }
    : proposed;
