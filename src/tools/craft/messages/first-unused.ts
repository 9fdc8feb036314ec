import { hash } from '../prose/choose.ts';
import { fill, type Slots } from '../prose/fill.ts';

const LAST_RESORT = '~';

/**
 * Takes phrases from tables: which of several equal ones depends on the job, and never the same sentence twice
 * within one output while another is left. A phrase that begins with ~ is for jobs that say too little.
 */
export function createPicker(seed: string) {
  const used = new Set<string>();
  return (phrases: readonly string[], slots: Slots): string => {
    const fillAll = (list: readonly string[]): string[] =>
      list.map((phrase) => fill(phrase, slots)).filter((text) => text !== null);
    const rich = fillAll(phrases.filter((phrase) => !phrase.startsWith(LAST_RESORT)));
    const plain = fillAll(listRichest(phrases, slots));
    const fresh = [rich, plain].map((list) => list.filter((text) => !used.has(text)));
    const usable = [...fresh, rich, plain].find((list) => list.length > 0) ?? [''];
    const chosen = usable[hash(`${seed}${phrases[0]}`) % usable.length]!;
    used.add(chosen);
    return chosen;
  };
}
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
