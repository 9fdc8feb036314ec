import { hash } from '../prose/choose.ts';
import { fill, type Slots } from '../prose/fill.ts';

const LAST_RESORT = '~';

/**
 * Takes phrases from tables: which of several equal ones depends on the job, and never the same phrase or sentence
 * twice within one output while another is left. A phrase that begins with ~ is for jobs that say too little.
 */
export function createPicker(seed: string) {
  const used = new Set<string>();
  return (phrases: readonly string[], slots: Slots): string => {
    const fillAll = (list: readonly string[]): Filled[] =>
      list.flatMap((phrase) => {
        const text = fill(phrase, slots);
        return text === null ? [] : [{ phrase, text }];
      });
    const rich = fillAll(phrases.filter((phrase) => !phrase.startsWith(LAST_RESORT)));
    const plain = fillAll(listRichest(phrases, slots));
    const isNew = ({ phrase, text }: Filled): boolean => !used.has(phrase) && !used.has(text);
    const isFresh = ({ text }: Filled): boolean => !used.has(text);
    const usable = [
      rich.filter(isNew),
      rich.filter(isFresh),
      plain.filter(isNew),
      plain.filter(isFresh),
      rich,
      plain,
    ].find((list) => list.length > 0) ?? [{ phrase: '', text: '' }];
    const { phrase, text } = usable[hash(`${seed}${phrases[0]}`) % usable.length]!;
    used.add(phrase).add(text);
    return text;
  };
}

type Filled = { phrase: string; text: string };

const countSlots = (phrase: string): number => phrase.match(/(?<!\{)\{\w+/g)?.length ?? 0;

/** Of the last resorts that can be filled, those that still say the most. */
function listRichest(phrases: readonly string[], slots: Slots): string[] {
  const usable = phrases
    .filter((phrase) => phrase.startsWith(LAST_RESORT))
    .map((phrase) => phrase.slice(1))
    .filter((phrase) => fill(phrase, slots) !== null);
  const most = Math.max(0, ...usable.map(countSlots));
  return usable.filter((phrase) => countSlots(phrase) === most);
}

export type Picker = ReturnType<typeof createPicker>;
