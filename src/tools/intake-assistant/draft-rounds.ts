import { quote } from '#writing/quote.ts';
import type { Criterion } from '#plan/criteria/criterion.ts';
import type { Plan } from '#plan/plan.ts';
import { findSampledLine, listSampledLines } from '#plan/hiring-steps/sampled-line.ts';
import { isCall } from '#plan/hiring-steps/stated-steps.ts';
import { isHigh } from '#plan/suit/suit-to-post.ts';
import { stepOf } from '#plan/hiring-steps/steps.ts';
import { capitalize, lowerFirst } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import type { IntakeWriting } from './writing.ts';

type Rounds = IntakeWriting['interviewPanelRecommendations'];
type Round = Rounds['technicalAssessmentRound'];

const toQuestion = ({ question, strong, weak }: Criterion): Round['keyQuestions'][number] => ({
  question,
  // The follow-up stands on the card.
  strongAnswer: strong.split('; in answer to the follow-up')[0] ?? strong,
  weakAnswer: weak,
});

const asked = 2;
/** Where many lines are scored, their names stand on the card. */
const fewLines = 2;

const sayLines = (places: readonly number[]): string =>
  `${places.length === 1 ? 'line' : 'lines'} ${joinList(places.map(String))}`;

interface Post {
  isForATime: boolean;
  isRemote: boolean;
  /** Leads, or answers for much: then whoever leads them decides in a talk of its own. */
  isSenior: boolean;
  /** How many duties the text lists. */
  duties: number;
  /** What of the week some people cannot keep, in a few words. */
  hardPart: string | null;
}

/** The three rounds, each with the step of the trade and the criteria scored there; the job's own steps go first. */
export function draftRounds(plan: Plan, post: Post): Rounds {
  const { criteria, steps, drawer } = plan;
  const [first, second, third] = steps.usual;
  const { work_sample: sample } = drawer;
  const sampled = findSampledLine(criteria, sample);
  const trial = sampled ? stepOf(plan, sampled) : second?.name;
  const [work, other] = trial === third?.name ? [third, second] : [second, third];
  const inOther = criteria.filter((one) => stepOf(plan, one) === other?.name);
  const inWork = criteria.filter((one) => !inOther.includes(one));
  // A question is put in the round in which its line is scored.
  const isSplit = inOther.length > 0;
  const inFirst = isSplit ? 2 * asked - Math.min(asked, inOther.length) : asked;
  const [tried, told] = [inWork.slice(0, inFirst), inWork.slice(inFirst)];
  const who = (step: typeof first): string =>
    step ? `${step.who}; ${step.minutes} minutes (${lowerFirst(step.name)})` : 'Panel';
  const visits = steps.stated.filter((step) => !isCall(step));
  const advertised = (place: number): string[] =>
    visits.slice(place, place + 1).map((step) => `As advertised: ${step}`);
  return {
    technicalAssessmentRound: {
      focusAreas: [
        ...advertised(0),
        ...(work?.focus ?? []),
        `${sample.name}, ${sample.minutes} minutes${sampled ? `, scored on ${sayLines(listSampledLines(criteria, sample).map((line) => criteria.indexOf(line) + 1))}` : ''}`,
      ],
      recommendedInterviewer: who(work),
      keyQuestions: [
        ...tried.map(toQuestion),
        {
          question: `Work sample: ${sample.task}`,
          strongAnswer: sample.look_for.join('; '),
          weakAnswer: 'Describes how it should be done without doing it',
        },
      ],
    },
    behavioralCulturalFit: {
      focusAreas: [
        ...advertised(1),
        ...(isSplit
          ? [
              ...(other?.focus ?? []).slice(0, 2),
              ...(inOther.length > fewLines
                ? []
                : [
                    `Scored: ${joinList(inOther.map(({ name }) => quote(name.replace(/^"|"$/g, ''))))}`,
                  ]),
            ]
          : ['Cases of their own', 'How they work with others']),
      ],
      recommendedInterviewer: isSplit
        ? who(other)
        : `${work?.who ?? 'Panel'}; second part of "${work?.name ?? 'the interview'}"`,
      keyQuestions: (isSplit ? inOther : told).slice(0, asked).map(toQuestion),
    },
    finalLeadershipRound: {
      focusAreas: ['What the offer holds', 'Their questions', ...advertised(2)],
      recommendedInterviewer: sayLastRound(plan, post),
      keyQuestions: [askScope(post), ...askWeek(post)],
    },
  };
}

/** At the end of the last meeting; for a senior post in a talk of its own, since both choose whom they work with. */
function sayLastRound(plan: Plan, { isRemote, isSenior }: Post): string {
  const manager = isHigh(plan.post)
    ? `[someone senior to or alongside ${plan.names.manager}: confirm]`
    : capitalize(plan.names.manager);
  const where = isRemote ? ' by video' : '';
  return isHigh(plan.post) || isSenior
    ? `${manager}; 30 minutes${where}, after the scores are in: the offer, what they would change first. No score.`
    : `${manager}; last 15 minutes of the last ${isRemote ? 'video call' : 'visit'}, after the scores are in. No score.`;
}

const manyDuties = 6;

/** The list of the text itself, where it is long enough to be split. */
function askScope({ duties, isForATime }: Post): Round['keyQuestions'][number] {
  if (duties >= manyDuties)
    return {
      question:
        'Here are the duties from the advertisement. Which of them have you done, and where? Which would you have to be shown here?',
      strongAnswer:
        'Says for each where they did it, or that it is new, and asks about what differs from employer to employer',
      weakAnswer:
        'Claims them without a place or a case, or asks nothing about how it is done here',
    };
  return {
    question: isForATime
      ? 'What would you want to have finished by the end, and what would you need from us to begin?'
      : 'What would you need from us in the first month to do this well?',
    strongAnswer: 'Names a task of this job, and the people or access it would take',
    weakAnswer: 'Nothing, or nothing to do with this job',
  };
}

/** What ends most such jobs early, said before the offer; the same for everyone, and no reasons are asked. */
const askWeek = ({ hardPart }: Post): Round['keyQuestions'] =>
  hardPart === null
    ? []
    : [
        {
          question: `This is part of the job: ${hardPart}. Is there any of it you could not keep up for a year? No reasons needed.`,
          strongAnswer: 'Names clear limits, or says yes after asking how often',
          weakAnswer: '"Anything", without a question',
        },
      ];
