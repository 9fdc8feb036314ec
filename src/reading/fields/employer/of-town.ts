import { foldName } from '#market/places/fold-name.ts';
import { findWorldCities } from '#market/places/world-cities.ts';
import type { FieldUnit, Span } from '../field-unit.ts';
import type { NamedHouse } from './learned/gather-names.ts';

/** People are called like smaller towns, and so are their firms. */
const knownToAll = 300_000;

export const isKnownTown = (name: string): boolean =>
  (findWorldCities(foldName(name))[0]?.population ?? 0) >= knownToAll;

/** "Hotel Astoria Lisbon": the words of a house before the town that ends its name. */
const wordsBefore = /(?<!\p{L})((?:\p{Lu}[\p{L}&'’-]* ){1,3})$/u;
const longest = 60;
const opens =
  /^(?:The|Our|In|At|From|Of|Near|Greater|Central|Downtown|North|South|East|West|A|An|This|Visit|Discover) /;

/** The house whose name ends with a large town, where the town by itself was taken for it. */
export function withNameBefore({
  mentions,
}: NamedHouse): (Span & { name: string; unit: FieldUnit }) | undefined {
  for (const { unit, start, end } of mentions) {
    const words = wordsBefore.exec(unit.text.slice(Math.max(0, start - longest), start))?.[1];
    if (words === undefined || opens.test(words)) continue;
    const from = start - words.length;
    return { name: unit.text.slice(from, end), unit, start: from, end };
  }
  return undefined;
}
