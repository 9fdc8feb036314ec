import { occupationTable, titleTable } from '../data/onet-titles.data.ts';
import { eachPackedTitle, unpackOwners } from './front-coding.ts';

/** The US occupation codes and the titles O*NET knows for them. Unpacked on first use. */

let names: Map<string, string> | undefined;

function getNames(): Map<string, string> {
  names ??= new Map(
    occupationTable.split('\n').map((line) => [line.slice(0, 7), line.slice(7)] as const),
  );
  return names;
}

export const listCodes = (): string[] => [...getNames().keys()];

export const findOfficialName = (soc: string): string | undefined => getNames().get(soc);

let owners: Map<string, string> | undefined;

/** Titles with their last word first, so that titles of one kind can be walked by their head. */
function getOwners(): Map<string, string> {
  if (owners) return owners;
  owners = new Map();
  const known = owners;
  eachPackedTitle(titleTable, (turned, packed) => known.set(turned, packed));
  return owners;
}

let codes: string[] | undefined;

export function readOwners(packed: string): string[] {
  codes ??= listCodes();
  const all = codes;
  return unpackOwners(packed).map((number) => all[number]!);
}

/** The occupations that use these very words, in this order, as a title. */
export function findOnetOwners(words: readonly string[]): string[] {
  const packed = getOwners().get(words.toReversed().join(' '));
  return packed === undefined ? [] : readOwners(packed);
}

/** Calls back with every known title, its last word first, and its owners as `readOwners` reads them. */
export function eachOnetTitle(visit: (turnedTitle: string, packedOwners: string) => void): void {
  for (const [turned, packed] of getOwners()) visit(turned, packed);
}
