import type { Limits } from './dialects.ts';

export type Measured = Required<Limits>;

export function measureString(text: string): Measured {
  const words = text.match(/[^\s"()]+/g) ?? [];
  const outsideQuotes = text.replace(/"[^"]*"/g, ' ').match(/\b(?:AND|OR|NOT)\b/g) ?? [];
  return { characters: text.length, words: words.length, operators: outsideQuotes.length };
}

/** The limits a string breaks, in words. */
export function listBroken(text: string, limits: Limits): string[] {
  const measured = measureString(text);
  return (['characters', 'words', 'operators'] as const).flatMap((kind) => {
    const limit = limits[kind];
    return limit !== undefined && measured[kind] > limit
      ? [`${measured[kind]} ${kind}, ${limit} at most`]
      : [];
  });
}
