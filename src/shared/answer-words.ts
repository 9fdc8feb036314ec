import type { AnswerState, JobAnswer } from './answers.ts';

/** Days of answers are told alike everywhere, whatever the country of the job. */
const dayFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
});

export const sayAnswerDay = ({ at }: Pick<JobAnswer, 'at'>): string =>
  dayFormat.format(new Date(at));

/** "hiring manager, 16 November": where a fact comes from that somebody answered. */
export const sayAnswerer = ({ by, at }: Pick<JobAnswer, 'by' | 'at'>): string =>
  `${by.as}, ${sayAnswerDay({ at })}`;

/** What was said, or that there is nothing to say, settles a question; "not decided" does not. */
const settling: readonly AnswerState[] = ['said', 'does-not-apply'];

export const isSettled = ({ state }: Pick<JobAnswer, 'state'>): boolean => settling.includes(state);
