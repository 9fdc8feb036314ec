import { toWords } from '../titles/title-words.ts';
import { toDutyWords } from './duty-words.ts';

/** Marks what stands in the title. */
export const inTitle = '^';

/** What the title says of all that is said, however long the text is. */
const ofTitle = 0.4;

/** What a job says: words and pairs of neighbors of its title, and the words of its text. */
export function listOccupationSignals(title: string, text: string): Set<string> {
  const words = toWords(title);
  return new Set([
    ...words.map((word) => `${inTitle}${word}`),
    ...words.slice(1).map((word, i) => `${inTitle}${words[i]} ${word}`),
    ...toDutyWords(text),
  ]);
}

export interface Weighed {
  at: number[];
  value: number[];
}

/** The known signals as numbers, each the more the rarer it is; together of length one. */
export function weighSignals(
  signals: ReadonlySet<string>,
  vocabulary: ReadonlyMap<string, { at: number; rarity: number }>,
): Weighed {
  const known = [...signals].flatMap((signal) => {
    const one = vocabulary.get(signal);
    return one ? [{ ...one, isOfTitle: signal.startsWith(inTitle) }] : [];
  });
  const measure = (isOfTitle: boolean): number =>
    Math.sqrt(
      known.reduce((sum, one) => sum + (one.isOfTitle === isOfTitle ? one.rarity ** 2 : 0), 0),
    );
  const title = measure(true);
  const text = measure(false);
  const ofTitleNow = Math.sqrt(text === 0 ? 1 : ofTitle) / (title || 1);
  const ofTextNow = Math.sqrt(title === 0 ? 1 : 1 - ofTitle) / (text || 1);
  return {
    at: known.map(({ at }) => at),
    value: known.map(({ rarity, isOfTitle }) => rarity * (isOfTitle ? ofTitleNow : ofTextNow)),
  };
}
