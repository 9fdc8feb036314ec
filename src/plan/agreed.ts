import type { AgreedPlan } from '#shared/agreed-plan.ts';
import type { Drawer } from '#knowledge/drawer.ts';
import type { Criterion } from './criteria/criterion.ts';
import { spread } from './funnel.ts';
import type { PlannedPersona } from './personas.ts';
import type { Plan } from './plan.ts';
import type { OpenQuestion } from './open-question.ts';
import type { InterviewStep } from './steps.ts';

/** What code proposes, in the form in which a person or a model settles it. */
export function proposePlan(plan: Plan): AgreedPlan {
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

export const agreeOnQuestions = (
  proposed: readonly OpenQuestion[],
  agreed: AgreedPlan | null,
): OpenQuestion[] =>
  agreed?.questions.map((agreedOn) => {
    const known = proposed.find(({ ask }) => ask === agreedOn.ask);
    return { topic: known?.topic ?? null, from: known?.from ?? 'text', ...agreedOn };
  }) ?? [...proposed];

export const agreeOnSample = (
  proposed: Drawer['work_sample'],
  agreed: AgreedPlan | null,
): Drawer['work_sample'] =>
  agreed
    ? {
        ...proposed,
        name: agreed.workSample.name,
        minutes: agreed.workSample.minutes,
        task: agreed.workSample.task,
        look_for: agreed.workSample.lookFor,
      }
    : proposed;
