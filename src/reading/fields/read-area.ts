import type { Unit, UnitRole } from '#shared/reading.ts';

const side =
  '(?:(?:North|South|East|West|Central|Inner|Outer|Downtown|Midtown|Uptown)(?:[ -](?:North|South|East|West))?)';
const may = new Set<UnitRole>(['title', 'head', 'overview', 'place', 'schedule']);
const longestRead = 300;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const topLines = 4;

/** "Tampa Metropolitan Area" is more than Tampa: "Greater Tampa". */
function readMetro(units: readonly Unit[], city: string): string | null {
  const heads = units
    .slice(0, topLines)
    .filter(({ text }) => text.startsWith(city) && /metro/i.test(text));
  if (heads.length === 0) return null;
  const metro = new RegExp(
    String.raw`^${escaped(city)}((?:[-–/]\p{Lu}[\p{L} ]{1,20}?)?)(?:, \p{Lu}[\p{L} ]{1,20}?)? (?:[Mm]etropolitan [Aa]rea|[Mm]etroplex|[Mm]etro [Aa]rea)(?:, \p{Lu}{2})?$`,
    'u',
  );
  for (const { text } of heads) {
    const [, twin] = metro.exec(text.slice(0, longestRead)) ?? [];
    if (twin !== undefined) return twin === '' ? `Greater ${city}` : `${city}${twin}`;
  }
  return null;
}

/** Patterns with the name of a town are made only for lines that may fit them: making one takes longer than all else. */
const findSide = (text: string, city: string): string | undefined =>
  anySide.test(text)
    ? new RegExp(String.raw`(?<!\p{L})${side} ${escaped(city)}(?!\p{L})`, 'u').exec(text)?.[0]
    : undefined;
const anySide = new RegExp(`${side} `);

const findName = (text: string, city: string): string | undefined =>
  text.includes(`, ${city}`) && anySeat.test(text)
    ? new RegExp(
        String.raw`\b${seat} ((?:\p{Lu}[\p{L}'’.-]{1,20} ){0,2}\p{Lu}[\p{L}'’.-]{1,20}), ${escaped(city)}(?!\p{L})`,
        'u',
      ).exec(text)?.[1]
    : undefined;
const seat =
  '(?:based|located|offices?|site|branch|store|clinic|salon|restaurant|studio|role|position|team) (?:is )?in';
const anySeat = new RegExp(seat);

/** Which part of the town: "North West London", "Canary Wharf, London"; or what it is a part of; null where only the town is named. */
export function readArea(units: readonly Unit[], city: string | undefined): string | null {
  if (city === undefined || !units.some(({ text }) => text.includes(city))) return null;
  for (const unit of units) {
    if (!may.has(unit.role) && !unit.also.includes('place')) continue;
    const text = unit.text.slice(0, longestRead);
    if (!text.includes(city)) continue;
    const sided = findSide(text, city);
    if (sided !== undefined) return sided;
    const named = findName(text, city);
    if (named !== undefined && named !== city) return `${named}, ${city}`;
  }
  return readMetro(units, city);
}
