import { gapBetween } from './neighbours.ts';
import { countriesByDigits } from './postcodes.ts';
import { findDepartment, liesIn, type Region } from './regions.ts';
import type { TextWord } from './words-of-text.ts';
import type { Town } from './world-cities.ts';

export interface DigitsBefore {
  start: number;
  postcode: string | null;
  towns: Town[];
  region: Region | undefined;
}

/** "80331 München", "07 - Mauves": what the digits before a town tell. */
export function readDigitsBefore(
  text: string,
  words: readonly TextWord[],
  at: number,
  towns: readonly Town[],
): DigitsBefore | undefined {
  const before = words[at - 1];
  if (!before || !/^\d[\dab]\d*$/.test(before.folded)) return undefined;
  const gap = gapBetween(text, before.end, words[at]!.start) ?? '';
  const digits = before.end - before.start;
  if (gap === ' ') {
    const wanted = countriesByDigits[digits];
    const left = towns.filter(({ country }) => wanted?.includes(country));
    if (left.length === 0) return undefined;
    const department = digits === 5 ? findDepartment(before.folded.slice(0, 2)) : undefined;
    const isFrench = department !== undefined && left.some((town) => liesIn(town, department));
    return {
      start: before.start,
      postcode: before.folded,
      towns: left,
      region: isFrench ? department : undefined,
    };
  }
  if (digits !== 2 || !/^ [-–] $/.test(gap)) return undefined;
  const region = findDepartment(before.folded);
  const left = region ? towns.filter((town) => liesIn(town, region)) : [];
  return left.length > 0 ? { start: before.start, postcode: null, towns: left, region } : undefined;
}

export const STREET_WORD =
  /^(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|way|boulevard|blvd|strasse|str|allee|platz|rue|highway|hwy|parkway|pkwy|close|court|crescent|terrace|house|building|bldg|tower)$/;

const SMALL_PART =
  /^(?:of|on|upon|in|under|le|la|les|de|du|des|sur|en|am|an|der|the|by|del|di|da|do|dos)$/;
const NO_TOWN = new Set(
  'the and or in at to from for of our we you a an remote hybrid onsite site on full part time office location locations based monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december inc llc ltd corp gmbh limited company university college hospital department school manager engineer director nurse assistant officer analyst specialist coordinator associate technician driver supervisor representative developer lead intern hr it usa us uk eu'.split(
    ' ',
  ),
);

const DIRECTION = /^(?:north|south|east|west)(?:east|west)?$/;
const MOST_WORDS = 5;

/** The capitalised words before a comma, for a town that the tables lack: where they begin, or -1. */
export function findUnknownTown(
  text: string,
  words: readonly TextWord[],
  at: number,
  floor: number,
): number {
  const last = words[at - 1];
  if (!last || at - 1 < floor) return -1;
  const comma = gapBetween(text, last.end, words[at]!.start);
  if (comma !== ', ' && comma !== ' (' && comma !== ',') return -1;
  let from = -1;
  for (let i = at - 1; i >= floor && at - i <= MOST_WORDS; i -= 1) {
    const word = words[i]!;
    const isSmall = SMALL_PART.test(word.folded) && !word.isCapital;
    const before = words[i - 1];
    const gap = before && gapBetween(text, before.end, word.start);
    const isNoTown = gap !== '-' && (NO_TOWN.has(word.folded) || /^\d/.test(word.folded));
    if (!isSmall && (!word.isCapital || isNoTown)) break;
    if (!isSmall) from = i;
    if (!before || gap === undefined || !/^(?: |-|['’]|\. )$/.test(gap)) break;
    if (gap === '. ' && before.end - before.start > 3) break;
    if (STREET_WORD.test(before.folded)) break;
    // "North of Leeds" is near Leeds, and no town of that name.
    if (word.folded === 'of' && DIRECTION.test(before.folded)) break;
  }
  // "Houston Downtown, TX" where Houston is read already.
  return from === at - 1 && /^(?:down|up|mid)town$/.test(last.folded) ? -1 : from;
}
