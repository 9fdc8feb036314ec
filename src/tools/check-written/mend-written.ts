import type { Source } from '#plan/source.ts';
import { dropUnpaired } from '#writing/pairs.ts';
import { hasBrace, hasEmptyValue, hasPastDate, saidBy, type Finding } from './check-written.ts';

/** Marks the place of a text that had nothing left to say. */
const nothing = Symbol('nothing');

/**
 * The words of the built-in writer without what was found in them: lone marks and faulty sentences go, and so do
 * items of lists that are nothing else. A text that must be there keeps its fault.
 */
export function mendWritten(words: unknown, findings: readonly Finding[], source: Source): unknown {
  const byText = Map.groupBy(findings, ({ text }) => text);
  byText.delete('');
  if (byText.size === 0) return words;
  const said = saidBy(source);
  const mendText = (text: string): string | typeof nothing => {
    const faults = new Set(byText.get(text)?.map(({ fault }) => fault));
    if (faults.size === 0) return text;
    if (faults.has('caveat as a selling point')) return nothing;
    const isSent = faults.has('past date');
    const kept = splitSentences(text).filter(
      (sentence) =>
        !hasBrace(sentence) &&
        !hasEmptyValue(sentence, said) &&
        !(isSent && hasPastDate(sentence, { source, said, isSent })),
    );
    return dropUnpaired(kept.join('').trim()) || nothing;
  };
  const mend = (value: unknown): unknown => {
    if (typeof value === 'string') return mendText(value);
    if (Array.isArray(value))
      return value.map((item: unknown) => mend(item)).filter((item) => item !== nothing);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, held]) => {
        const mended = mend(held);
        return [key, mended === nothing ? held : mended];
      }),
    );
  };
  return mend(words);
}

/** With the blank or line end that follows each. */
const splitSentences = (text: string): string[] => text.split(/(?<=[.!?]["”')]?\s|\n)/);
