import { toParagraph } from '../../craft/prose/casing.ts';
import { countWords } from '../../craft/prose/shorten.ts';

export const sections = [
  'openingHook',
  'roleOverview',
  'whyJoinUs',
  'idealCandidate',
  'applicationCTA',
] as const;
export type Section = (typeof sections)[number];

/** How readily a sentence goes when the posting is too long: never, late or first. */
type Spare = 0 | 1 | 2;

export type Part = { text: string; spare: Spare };

export type Parts = Record<Section, Part[]>;

type Told = string | null | undefined;

export const keep = (texts: readonly Told[]): Part[] => toParts(texts, 0);
export const keepLong = (texts: readonly Told[]): Part[] => toParts(texts, 1);
export const spare = (texts: readonly Told[]): Part[] => toParts(texts, 2);

const toParts = (texts: readonly Told[], readiness: Spare): Part[] =>
  texts.flatMap((text) => (text ? [{ text, spare: readiness }] : []));

const countPart = ({ text }: Part): number => countWords(text);

const countSection = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => sum + countPart(part), 0);

const countParts = (parts: Parts): number =>
  sections.reduce((sum, section) => sum + countSection(parts[section]), 0);

export const tellParts = (parts: readonly Part[]): string =>
  toParagraph(parts.map(({ text }) => text));

/** Spare sentences go, the readiest first, the last of the longest section before others. */
export function dropSpare(parts: Parts, mostWords: number): Parts {
  let shorter = parts;
  for (const readiness of [2, 1] as const) {
    const isSpare = (part: Part): boolean => part.spare === readiness;
    while (countParts(shorter) > mostWords) {
      const [longest] = sections
        .filter((section) => shorter[section].some(isSpare))
        .toSorted((a, b) => countSection(shorter[b]) - countSection(shorter[a]));
      if (!longest) break;
      const last = shorter[longest].findLastIndex(isSpare);
      shorter = { ...shorter, [longest]: shorter[longest].toSpliced(last, 1) };
    }
  }
  return shorter;
}

/** Sentences are added in their order until there are words enough. */
export const addUntil = (
  parts: Parts,
  fewestWords: number,
  more: readonly { section: Section; text: string }[],
): Parts =>
  more.reduce(
    (longer, { section, text }) =>
      countParts(longer) >= fewestWords
        ? longer
        : { ...longer, [section]: [...longer[section], { text, spare: 2 }] },
    parts,
  );
