import { stripEnd } from '../../craft/prose/casing.ts';
import type { Tone } from '../../craft/voice.ts';
import type { Posting } from './posting.ts';

const FITTING = { fewest: 4, longest: 120 };

/** Where a tone is heard best: in the figures of the offer, or in how the reader is addressed. */
const heardIn: Record<Tone, readonly (keyof Posting)[]> = {
  professional: ['whyJoinUs', 'openingHook', 'applicationCTA'],
  formal: ['applicationCTA', 'openingHook'],
  friendly: ['openingHook', 'applicationCTA'],
  casual: ['applicationCTA', 'openingHook'],
  innovative: ['openingHook', 'applicationCTA'],
};

/** A short sentence of the posting that shows its tone. */
export function quotePosting(posting: Posting, tone: Tone): string {
  const sentences = [...heardIn[tone], 'openingHook' as const]
    .flatMap((section) => String(posting[section]).split(/(?<=[.!?])\s+(?=\p{Lu})/u))
    .filter((sentence) => !/["\u201c]|https?:/.test(sentence));
  const fitting = sentences.find(
    (sentence) =>
      sentence.length <= FITTING.longest && sentence.split(' ').length >= FITTING.fewest,
  );
  return stripEnd(fitting ?? posting.headline);
}
