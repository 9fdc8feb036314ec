import type { Criterion } from '#plan/criteria/criterion.ts';
import type { Plan } from '#plan/plan.ts';
import { lowerFirst, stripEnd } from '#writing/casing.ts';
import { quote } from '#writing/quote.ts';
import type { IntakeWriting } from './writing.ts';

type Rounds = IntakeWriting['interviewPanelRecommendations'];
type Round = Rounds['technicalAssessmentRound'];

const toQuestion = ({ question, strong, weak }: Criterion): Round['keyQuestions'][number] => ({
  question,
  strongAnswer: strong,
  weakAnswer: weak,
});

/** The three rounds, each with the step of the trade and the criteria seen there; the job's own steps go first. */
export function draftRounds({ criteria, steps, drawer, names, hardParts, goals }: Plan): Rounds {
  const [first, second, third] = steps.usual;
  const half = Math.ceil(criteria.length / 2);
  const { work_sample: sample } = drawer;
  const who = (step: typeof first): string =>
    step ? `${step.who}; ${step.minutes} minutes (${lowerFirst(step.name)})` : 'Panel';
  const advertised = (place: number): string[] =>
    steps.stated.slice(place, place + 1).map((step) => `As advertised: ${step}`);
  return {
    technicalAssessmentRound: {
      focusAreas: [
        ...advertised(0),
        ...(second?.focus ?? []),
        `${sample.name}, ${sample.minutes} minutes`,
      ],
      recommendedInterviewer: who(second),
      keyQuestions: [
        ...criteria.slice(0, half).slice(0, 2).map(toQuestion),
        {
          question: `Work sample: ${sample.task}`,
          strongAnswer: sample.look_for.join('; '),
          weakAnswer: 'Talks about how it should be done and leaves it undone',
        },
      ],
    },
    behavioralCulturalFit: {
      focusAreas: [...advertised(1), ...(third?.focus ?? ['How they work with others'])],
      recommendedInterviewer: who(third),
      keyQuestions: criteria.slice(half, half + 2).map(toQuestion),
    },
    finalLeadershipRound: {
      focusAreas: ['What the offer holds', 'Their questions', ...advertised(2)],
      recommendedInterviewer:
        `${names.manager.charAt(0).toUpperCase()}${names.manager.slice(1)}; last 15 minutes of the same visit. ${first ? `Before it: "${first.name}", ${first.minutes} minutes` : ''}`.trim(),
      keyQuestions: [
        {
          question: 'What would make you say no to us, and what would we have to show you first?',
          strongAnswer: 'Names something real that we can answer or not',
          weakAnswer: '"Nothing", or only the money',
        },
        askOfFuture(hardParts[0], goals[1]),
      ],
    },
  };
}

/** What the work demands, said plainly; else what is expected by the ninetieth day. */
function askOfFuture(
  hardPart: string | undefined,
  goal: string | undefined,
): Round['keyQuestions'][number] {
  if (hardPart)
    return {
      question: `The advertisement says: ${quote(hardPart)}. How does that fit, and what would you want to know about it first?`,
      strongAnswer: 'Says plainly what fits and what does not, and asks about the real week',
      weakAnswer: '"No problem", without a question; reasons are not asked for',
    };
  return {
    question: goal
      ? `By the ninetieth day we hope for this: ${quote(stripEnd(goal))}. What would you need from us for it?`
      : 'What would you want to have done by your ninetieth day, and what would you need for it?',
    strongAnswer: 'Names people, time and access, and what they would do first',
    weakAnswer: '"Nothing", or a plan without a first step',
  };
}
