import type { AnswerState } from '#shared/answers.ts';
import { cutText } from '#shared/cut-text.ts';

interface Changed {
  topic: string | null;
  ask: string;
  state: AnswerState;
  said: string;
}

const longest = 160;
const shorten = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > longest ? `${cutText(line, longest - 1).trim()}…` : line;
};
const quoted = (text: string) => `“${shorten(text)}”`;

/** "Pay is now $32 to $38 an hour": what became known, in one line. */
export function sayChange({ topic, ask, state, said }: Changed): string {
  const matter = topic ?? quoted(ask);
  if (state === 'not-decided') return `${matter} is not decided yet`;
  if (state === 'does-not-apply') return `${matter} does not apply`;
  if (state === 'ask-hr' || state === 'unknown') return `${matter} is a question for HR`;
  return topic === null
    ? `${matter} is answered: ${shorten(said)}`
    : `${topic} is now ${shorten(said)}`;
}

export const sayReopened = ({ topic, ask }: Pick<Changed, 'topic' | 'ask'>): string =>
  `${topic ?? quoted(ask)} is open again`;

export const sayReordered = 'The must-haves are in another order';
