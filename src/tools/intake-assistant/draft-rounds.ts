import type { Criterion } from '#plan/criteria/criterion.ts';
import type { Plan } from '#plan/plan.ts';
import { lowerFirst } from '#writing/casing.ts';
import type { IntakeWriting } from './writing.ts';

type Rounds = IntakeWriting['interviewPanelRecommendations'];
type Round = Rounds['technicalAssessmentRound'];

const toQuestion = ({ question, strong, weak }: Criterion): Round['keyQuestions'][number] => ({
  question,
  strongAnswer: strong,
  weakAnswer: weak,
});

/** The three rounds, each with the step of the trade and the criteria seen there; the job's own steps go first. */
export function draftRounds({ criteria, steps, drawer, names }: Plan): Rounds {
  const [first, second, third] = steps.usual;
  const half = Math.ceil(criteria.length / 2);
  const { work_sample: sample } = drawer;
  const who = (step: typeof first): string =>
    step ? `${step.who}; ${step.minutes} minutes (${lowerFirst(step.name)})` : 'Panel';
  const [stated] = steps.stated;
  return {
    technicalAssessmentRound: {
      focusAreas: [...(second?.focus ?? []), `${sample.name}, ${sample.minutes} minutes`],
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
      focusAreas: third?.focus ?? ['How they work with others'],
      recommendedInterviewer: who(third),
      keyQuestions: criteria.slice(half, half + 2).map(toQuestion),
    },
    finalLeadershipRound: {
      focusAreas: [
        'What the offer holds',
        'Their questions',
        ...(stated ? [`As advertised: ${stated}`] : []),
      ],
      recommendedInterviewer:
        `${names.manager.charAt(0).toUpperCase()}${names.manager.slice(1)}; last 15 minutes of the same visit. ${first ? `Before it: "${first.name}", ${first.minutes} minutes` : ''}`.trim(),
      keyQuestions: [
        {
          question: 'What would make you say no to us, and what would we have to show you first?',
          strongAnswer: 'Names something real that we can answer or not',
          weakAnswer: '"Nothing", or only the money',
        },
        {
          question: drawer.coaching.ask_us[0]
            ? `Candidates will ask: "${drawer.coaching.ask_us[0]}" What is our answer?`
            : 'What do candidates ask us that we cannot answer yet?',
          strongAnswer: 'An answer from this month, with a number or a name',
          weakAnswer: 'A promise to find out later',
        },
      ],
    },
  };
}
