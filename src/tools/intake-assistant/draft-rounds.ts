import type { Criterion } from '#plan/criteria/criterion.ts';
import type { Plan } from '#plan/plan.ts';
import { findSampledLine } from '#plan/hiring-steps/sampled-line.ts';
import { isCall } from '#plan/hiring-steps/stated-steps.ts';
import { isHigh } from '#plan/suit/suit-to-post.ts';
import { canScore, stepOf } from '#plan/hiring-steps/steps.ts';
import { capitalize, lowerFirst } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import type { IntakeWriting } from './writing.ts';

type Rounds = IntakeWriting['interviewPanelRecommendations'];
type Round = Rounds['technicalAssessmentRound'];

const toQuestion = ({ question, strong, weak }: Criterion): Round['keyQuestions'][number] => ({
  question,
  strongAnswer: strong,
  weakAnswer: weak,
});

const asked = 2;

interface Post {
  isForATime: boolean;
  isRemote: boolean;
  /** Leads, or answers for much: then whoever leads them decides in a talk of its own. */
  isSenior: boolean;
}

/** The three rounds, each with the step of the trade and the criteria seen there; the job's own steps go first. */
export function draftRounds(plan: Plan, { isForATime, isRemote, isSenior }: Post): Rounds {
  const { criteria, steps, drawer, names } = plan;
  const [first, second, third] = steps.usual;
  const { work_sample: sample } = drawer;
  const sampled = findSampledLine(criteria, sample);
  const trial = sampled ? stepOf(plan, sampled) : second?.name;
  const [work, other] = trial === third?.name ? [third, second] : [second, third];
  const inWork = criteria.filter((criterion) => stepOf(plan, criterion) === work?.name);
  const tried = (inWork.length > 0 ? inWork : criteria).slice(0, asked);
  const told = criteria.filter((criterion) => !tried.includes(criterion));
  const inTalk = told.filter((criterion) => !inWork.includes(criterion));
  // Where the other step only lets people meet, the rest is asked by those who saw the work.
  const isTalk = other !== undefined && canScore(other);
  const who = (step: typeof first): string =>
    step ? `${step.who}; ${step.minutes} minutes (${lowerFirst(step.name)})` : 'Panel';
  const visits = steps.stated.filter((step) => !isCall(step));
  const advertised = (place: number): string[] =>
    visits.slice(place, place + 1).map((step) => `As advertised: ${step}`);
  const before = [first, isTalk ? undefined : other].flatMap((step) =>
    step ? [`"${step.name}", ${step.minutes} minutes`] : [],
  );
  return {
    technicalAssessmentRound: {
      focusAreas: [
        ...advertised(0),
        ...(work?.focus ?? []),
        `${sample.name}, ${sample.minutes} minutes${sampled ? `, scored as "${sampled.name}"` : ''}`,
      ],
      recommendedInterviewer: who(work),
      keyQuestions: [
        ...tried.map(toQuestion),
        {
          question: `Work sample: ${sample.task}`,
          strongAnswer: sample.look_for.join('; '),
          weakAnswer: 'Talks about how it should be done and leaves it undone',
        },
      ],
    },
    behavioralCulturalFit: {
      focusAreas: [
        ...advertised(1),
        ...(isTalk ? other.focus : ['Cases of their own', 'How they work with others']),
      ],
      recommendedInterviewer: isTalk
        ? who(other)
        : `${work?.who ?? 'Panel'}; second part of "${work?.name ?? 'the interview'}"`,
      keyQuestions: [...new Set([...inTalk, ...told])].slice(0, asked).map(toQuestion),
    },
    finalLeadershipRound: {
      focusAreas: ['What the offer holds', 'Their questions', ...advertised(2)],
      recommendedInterviewer: isHigh(plan.post)
        ? `[somebody above or beside ${names.manager}: confirm]; 30 minutes${isRemote ? ' by video' : ''}, nothing is scored. ${before.length > 0 ? `Not scored either: ${joinList(before)}` : ''}`.trim()
        : sayLastRound(capitalize(names.manager), { isRemote, isSenior }, before),
      keyQuestions: [
        {
          question: 'What would make you say no to us, and what would we have to show you first?',
          strongAnswer: 'Names something real that we can answer or not',
          weakAnswer: '"Nothing", or only the money',
        },
        isForATime ? ofBeginning : ofFuture,
      ],
    },
  };
}

/** At the end of the same meeting; for a senior post in a talk of its own, since both choose whom they work with. */
function sayLastRound(
  manager: string,
  { isRemote, isSenior }: Pick<Post, 'isRemote' | 'isSenior'>,
  before: readonly string[],
): string {
  const rest = before.length > 0 ? ` Not scored either: ${joinList(before)}` : '';
  if (isSenior)
    return `${manager}; 45 minutes ${isRemote ? 'by video' : 'in person'} after the scored steps: what they would change first, how the two would work together, the offer. Nothing is scored.`;
  return `${manager}; last 15 minutes of the same ${isRemote ? 'video call' : 'visit'}, nothing is scored.${rest}`;
}

/** Whoever comes for a time is not asked for a ninetieth day. */
const ofBeginning: Round['keyQuestions'][number] = {
  question:
    'What would you want to have finished by the end, and what would you need from us to begin?',
  strongAnswer: 'Names a piece of this work, the people and access it needs, and a first step',
  weakAnswer: '"Nothing", or a plan without a first step',
};

/** The same for everyone, and nothing about health or reasons. */
const ofFuture: Round['keyQuestions'][number] = {
  question:
    'What would you want to have done by your ninetieth day, and what would you need from us for it?',
  strongAnswer: 'Names a piece of this work, the people and access it needs, and a first step',
  weakAnswer: '"Nothing", or a plan without a first step',
};
