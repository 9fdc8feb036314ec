import type { Unit, UnitRole } from '#shared/reading.ts';

const side =
  '(?:(?:North|South|East|West|Central|Inner|Outer|Downtown|Midtown|Uptown)(?:[ -](?:North|South|East|West))?)';
const may = new Set<UnitRole>(['title', 'head', 'overview', 'place', 'schedule']);
const longestRead = 300;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const topLines = 4;

/** "Tampa Metropolitan Area" is more than Tampa: "Greater Tampa". */
function readMetro(units: readonly Unit[], city: string): string | null {
  const metro = new RegExp(
    String.raw`^${escaped(city)}((?:[-–/]\p{Lu}[\p{L} ]{1,20}?)?)(?:, \p{Lu}[\p{L} ]{1,20}?)? (?:[Mm]etropolitan [Aa]rea|[Mm]etroplex|[Mm]etro [Aa]rea)(?:, \p{Lu}{2})?$`,
    'u',
  );
  for (const { text } of units.slice(0, topLines)) {
    const [, twin] = metro.exec(text.slice(0, longestRead)) ?? [];
    if (twin !== undefined) return twin === '' ? `Greater ${city}` : `${city}${twin}`;
  }
  return null;
}

/** Which part of the town: "North West London", "Canary Wharf, London"; or what it is a part of; null where only the town is named. */
export function readArea(units: readonly Unit[], city: string | undefined): string | null {
  if (city === undefined || !units.some(({ text }) => text.includes(city))) return null;
  const bySide = new RegExp(String.raw`(?<!\p{L})${side} ${escaped(city)}(?!\p{L})`, 'u');
  const byName = new RegExp(
    String.raw`\b(?:based|located|offices?|site|branch|store|clinic|salon|restaurant|studio|role|position|team) (?:is )?in ((?:\p{Lu}[\p{L}'’.-]{1,20} ){0,2}\p{Lu}[\p{L}'’.-]{1,20}), ${escaped(city)}(?!\p{L})`,
    'u',
  );
  for (const unit of units) {
    if (!may.has(unit.role) && !unit.also.includes('place')) continue;
    const text = unit.text.slice(0, longestRead);
    if (!text.includes(city)) continue;
    const [sided] = bySide.exec(text) ?? [];
    if (sided !== undefined) return sided;
    const [, named] = byName.exec(text) ?? [];
    if (named !== undefined && named !== city) return `${named}, ${city}`;
  }
  return readMetro(units, city);
}
