import { findFoldedCountry, listCountryNames } from './countries.ts';
import { ordinaryNames } from './data/ordinary-names.data.ts';
import { findRegions, findRegionsByCode, listRegionNames, type Region } from './regions.ts';
import type { TextWord } from './words-of-text.ts';
import { countTownWords, findTowns, type Town } from './world-cities.ts';

/** Everything the tables know of a name that stands at a word of a text. */
export interface NameAt {
  /** How many words it has. */
  count: number;
  folded: string;
  country: string | undefined;
  regions: readonly Region[];
  towns: readonly Town[];
  /** "Middle East": wider than any country. */
  isWide: boolean;
}

const wideAreas = new Set(
  'middle east|europe|emea|apac|latam|latin america|south america|north america|central america|africa|east africa|west africa|southern africa|north africa|sub saharan africa|asia|southeast asia|south east asia|asia pacific|gcc|caribbean|eu|european union|dach|benelux|nordics|scandinavia|balkans|baltics|worldwide|anz|mena'.split(
    '|',
  ),
);

let ordinary: Set<string> | undefined;

export const isOrdinaryName = (folded: string): boolean =>
  (ordinary ??= new Set(
    ordinaryNames
      .trim()
      .split(/\s+/)
      .map((name) => name.replaceAll('_', ' ')),
  )).has(folded);

let longest: Map<string, number> | undefined;

function countWords(first: string): number {
  if (!longest) {
    longest = new Map();
    for (const names of [listCountryNames(), listRegionNames(), wideAreas]) {
      for (const name of names) {
        const words = name.split(' ');
        const known = longest.get(words[0]!) ?? 0;
        if (known < words.length) longest.set(words[0]!, words.length);
      }
    }
  }
  return Math.max(longest.get(first) ?? 0, countTownWords(first));
}

const MOST_WORDS = 6;

/** Between the words of one name: a space, a hyphen, an apostrophe, or the point of "St. Paul". */
const JOINS = new Set([' ', '-', "'", '’', '\u00A0', '. ', '.', ' - ', ' & ', '‑']);

function isJoined(text: string, before: TextWord, after: TextWord): boolean {
  const gap = text.slice(before.end, after.start);
  if (!JOINS.has(gap)) return false;
  if (gap === ' - ') return false;
  if (gap === '. ' || gap === '.') return before.end - before.start <= 3;
  return true;
}

/** "us" and "la" are words; "US" and "LA" are places. */
const isShouted = (text: string, word: TextWord): boolean => {
  const written = text.slice(word.start, word.end);
  return written === written.toUpperCase();
};

const SHORT = 3;

/** The longest name that begins at a word. */
export function readNameAt(
  text: string,
  words: readonly TextWord[],
  at: number,
): NameAt | undefined {
  const first = words[at];
  if (!first) return undefined;
  let most = Math.min(MOST_WORDS, countWords(first.folded));
  if (most === 0) return undefined;
  const parts = [first.folded];
  for (let i = 1; i < most; i += 1) {
    const word = words[at + i];
    if (!word || !isJoined(text, words[at + i - 1]!, word)) break;
    parts.push(word.folded);
  }
  most = parts.length;
  for (let count = most; count > 0; count -= 1) {
    const folded = count === 1 ? parts[0]! : parts.slice(0, count).join(' ');
    const mayBeShort = folded.length > SHORT || isShouted(text, first);
    const regions = findRegions(folded);
    const named = mayBeShort ? findFoldedCountry(folded) : undefined;
    // England is written where a country stands, and is a region of one.
    const country = regions.some((region) => region.country === named) ? undefined : named;
    const towns = mayBeShort ? findTowns(folded) : [];
    const isWide = wideAreas.has(folded);
    if (isWide) return { count, folded, country: undefined, regions: [], towns: [], isWide };
    if (country || regions.length > 0 || towns.length > 0)
      return { count, folded, country, regions, towns, isWide };
  }
  return undefined;
}

const CODE = /^[A-Z]{2,3}$/;

/** "OH", "NSW": capitals that stand for a region. */
export function readCodeAt(text: string, word: TextWord | undefined): readonly Region[] {
  if (!word) return [];
  const written = text.slice(word.start, word.end);
  return CODE.test(written) ? findRegionsByCode(written) : [];
}
