import type { Criterion } from './criteria/criterion.ts';
import { isSettled, sayAnswerer } from '#shared/answer-words.ts';
import { ownWords } from './wording/own-words.ts';
import type { PlannedPersona } from './people/planned-persona.ts';
import { makePlan } from './plan.ts';
import { sayAnswer, sayAsked } from './questions/quoted-answers.ts';
import type { Source } from './source.ts';

/** The plan of a job as plain data, for a writer that did not make it: the same for all its tools. */
export function describePlan(source: Source) {
  const plan = makePlan(source);
  const { drawer, personas, criteria, gates, steps, questions, observations, timeline } = plan;
  const { name, minutes, task, look_for: lookFor } = drawer.work_sample;
  return {
    trade: { name: (drawer.called ?? drawer).trade, isSure: plan.isTrade },
    names: plan.names,
    personas: personas.map(describePersona),
    criteria: criteria.map(describeCriterion),
    gates,
    steps: { ...steps, areStated: steps.stated.length > 0 },
    workSample: { name, minutes, task, lookFor },
    openQuestions: questions.map(({ ask, owner }) => ({ ask, owner })),
    answered: describeAnswers(source),
    observations,
    sellingPoints: plan.sellingPoints,
    hardParts: plan.hardParts,
    goals: plan.goals,
    dates: timeline,
    contacts: plan.funnel,
  };
}

/** What was asked and settled, with who said it. */
export const describeAnswers = ({ answers = [], brief }: Source) =>
  answers.filter(isSettled).map((answer) => ({
    question: sayAsked(answer),
    answer: sayAnswer(answer, brief.place.country),
    by: sayAnswerer(answer),
    ...(answer.replaces && { insteadOf: answer.replaces }),
  }));

const describePersona = (persona: PlannedPersona) => ({
  letter: persona.letter,
  name: persona.name,
  now: persona.now,
  movesFor: persona.moves_for,
  heldBackBy: persona.held_back_by,
  usuallyShows: persona.shows.map(({ name }) => name),
  stillToBeSeen: persona.unseen.map(({ name }) => name),
  lacks: persona.lacks.map(({ name }) => name),
  fit: persona.fit,
});

const describeCriterion = ({ name, weight, points, origin, facts, ...rest }: Criterion) => ({
  name,
  weight,
  points,
  origin,
  fromTheJob: facts.map(ownWords),
  looksLike: rest.looksLike,
  question: rest.question,
  strong: rest.strong,
  weak: rest.weak,
});
