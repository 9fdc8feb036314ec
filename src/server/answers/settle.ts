import { isSettled } from '#shared/answer-words.ts';
import type { JobAnswer } from '#shared/answers.ts';
import type { AnswerRow, AnswerStatus } from './answers.rows.ts';

const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();

export const saysTheSame = (
  one: Pick<JobAnswer, 'state' | 'said'>,
  other: Pick<JobAnswer, 'state' | 'said'>,
): boolean => one.state === other.state && plain(one.said) === plain(other.said);

/** The answer that the tools are written from. */
export const findStanding = (answers: readonly JobAnswer[], key: string): JobAnswer | undefined =>
  answers.find((answer) => answer.key === key);

interface Job {
  answers: readonly JobAnswer[];
  /** Of the questions that the job leaves open now. */
  openKeys: ReadonlySet<string>;
  /** What the job itself says of a matter. */
  says: (topic: string | null) => string | undefined;
  /** All that was answered to the same question. */
  others: readonly AnswerRow[];
}

interface Settled {
  status: AnswerStatus;
  /** What the job says instead; what another person says is looked up when it is shown. */
  against: string | null;
}

const counts: Settled = { status: 'counts', against: null };

/**
 * What becomes of the answer of somebody with a link: it counts where the job says nothing on the matter and nobody
 * answered otherwise; else somebody of the organization decides. "Not decided" and "ask HR" leave a question open and
 * never stand against what somebody knows.
 */
export function settle(answer: AnswerRow, { answers, openKeys, says, others }: Job): Settled {
  if (answer.replaces !== null) return { status: 'waiting', against: answer.replaces };
  if (answer.mustHaves) return { status: 'waiting', against: asListed };
  if (answer.state === 'unknown') return { status: 'noted', against: null };
  const standing = findStanding(answers, answer.key);
  if (!standing) {
    if (openKeys.has(answer.key)) return counts;
    return { status: 'waiting', against: says(answer.topic) ?? noLongerAsked };
  }
  if (saysTheSame(standing, answer) || !isSettled(standing) || isOwnAlone(answer, others))
    return counts;
  return { status: isSettled(answer) ? 'waiting' : 'noted', against: null };
}

/** Whoever changes their mind contradicts nobody, unless others agreed or somebody decided meanwhile. */
const isOwnAlone = ({ answerer }: AnswerRow, others: readonly AnswerRow[]): boolean => {
  const counting = others.filter(({ status }) => status === 'counts');
  return (
    counting.length > 0 &&
    counting.every((row) => row.answerer === answerer && row.decidedAt === null)
  );
};

const asListed = 'The must-haves as the advertisement lists them';
const noLongerAsked =
  'The question is no longer on the list: it was taken off, or the job has changed.';
