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

/** Matters of which there are several: "Benefits are now …". */
const isMany = (matter: string) =>
  /^(?:Benefits|Duties|Must-haves|Openings|Competitors|Backgrounds|Deal breakers|First-year goals|Papers|Office days|Beginners)$/.test(
    matter,
  );
/** Matters that are a sentence of their own: "Who decides". */
const isClause = (matter: string) => /^(?:Who|Why|Within)\b/.test(matter);

/** "Pay is now $32 to $38 an hour": what became known, in one line. */
export function sayChange({ topic, ask, state, said }: Changed): string {
  const matter = topic ?? quoted(ask);
  const are = isMany(matter) ? 'are' : 'is';
  if (state === 'not-decided') return `${matter} ${are} not decided yet`;
  if (state === 'does-not-apply') return `${matter} ${are === 'are' ? 'do' : 'does'} not apply`;
  if (state === 'ask-hr' || state === 'unknown') return `${matter} ${are} a question for HR`;
  if (topic !== null && isClause(topic)) return `${topic}: ${shorten(said)}`;
  return topic === null
    ? `${matter} is answered: ${shorten(said)}`
    : `${topic} ${are} now ${shorten(said)}`;
}

export const sayReopened = ({ topic, ask }: Pick<Changed, 'topic' | 'ask'>): string =>
  `${topic ?? quoted(ask)} ${isMany(topic ?? '') ? 'are' : 'is'} open again`;

export const sayReordered = 'The must-haves are in another order';
