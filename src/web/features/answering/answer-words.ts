import type { AnswerState, GivenAnswer } from '#shared/answers.ts';

/** What stands instead of an answer. */
export const stateWords: Record<Exclude<AnswerState, 'said'>, string> = {
  'not-decided': 'Not decided',
  'does-not-apply': 'Does not apply',
  unknown: 'Does not know',
  'ask-hr': 'Ask HR',
};

/** An answer in one go: its words, and what was said instead of or beside them. */
export function sayAnswer({ state, said }: Pick<GivenAnswer, 'state' | 'said'>): string {
  if (state === 'said') return said;
  return said === '' ? stateWords[state] : `${stateWords[state]}: ${said}`;
}

// The day before the month, as the texts that quote an answer have it.
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const dayOfYear = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** "16 November"; with its year where that is another one. */
export function sayDay(date: string, now = new Date()): string {
  const at = new Date(date);
  return (at.getFullYear() === now.getFullYear() ? day : dayOfYear).format(at);
}
