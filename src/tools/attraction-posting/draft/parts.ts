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

/** A sentence of the posting; a spare one goes first when the posting is too long. */
export type Part = { text: string; spare: boolean };

export type Parts = Record<Section, Part[]>;

type Told = string | null | undefined;

export const keep = (texts: readonly Told[]): Part[] => toParts(texts, false);
export const spare = (texts: readonly Told[]): Part[] => toParts(texts, true);

const toParts = (texts: readonly Told[], isSpare: boolean): Part[] =>
  texts.flatMap((text) => (text ? [{ text, spare: isSpare }] : []));

const countPart = ({ text }: Part): number => countWords(text);

const countSection = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => sum + countPart(part), 0);

export const countParts = (parts: Parts): number =>
  sections.reduce((sum, section) => sum + countSection(parts[section]), 0);

export const tellParts = (parts: readonly Part[]): string =>
  toParagraph(parts.map(({ text }) => text));

/** Spare sentences go, the last of the longest section first, until the words fit. */
export function dropSpare(parts: Parts, mostWords: number): Parts {
  let shorter = parts;
  while (countParts(shorter) > mostWords) {
    const [longest] = sections
      .filter((section) => shorter[section].some((part) => part.spare))
      .toSorted((a, b) => countSection(shorter[b]) - countSection(shorter[a]));
    if (!longest) return shorter;
    const last = shorter[longest].findLastIndex((part) => part.spare);
    shorter = { ...shorter, [longest]: shorter[longest].toSpliced(last, 1) };
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
        : { ...longer, [section]: [...longer[section], { text, spare: true }] },
    parts,
  );
