import { nameCountry } from '#market/places/countries.ts';
import { findPlaceMentions, type PlaceMention } from '#market/places/find-mentions.ts';
import { findRegionsByCode } from '#market/places/regions.ts';
import { besideTown } from './place-words.ts';

const coded = /^(\p{Lu}{2}),\s?(\p{Lu}{0,3}|\d{0,3}),\s*([^,]*)/u;

/** "US, OH, Dayton": country, region and town in codes, read the way people write them. */
export function readCodes(line: string): PlaceMention[] | undefined {
  const [, code = '', region = '', rest = ''] = coded.exec(line) ?? [];
  if (code === '') return undefined;
  const town = rest.trim();
  const country = nameCountry(code);
  const isRegion = findRegionsByCode(region).some((one) => one.country === code);
  const written = [town, isRegion ? region : '', isRegion ? '' : country].filter(Boolean);
  const [found] = findPlaceMentions(written.join(', '));
  if (!found) return undefined;
  const start = town === '' ? 0 : line.indexOf(town);
  const end = line.trimEnd().length;
  return [{ ...found, start, end, nameEnd: town === '' ? end : start + town.length }];
}

/** "South Barrow, NJ" is not Barrow: alone in its line, a name begins where the line does. */
export function withWholeName(line: string, mention: PlaceMention): PlaceMention {
  const { start, nameEnd, kind, isVouched } = mention;
  const from = Math.max(0, line.lastIndexOf(',', start) + 1);
  const name = line.slice(from, nameEnd).trim();
  if (kind !== 'town' || !isVouched || from > 0 || name === mention.name) return mention;
  if (besideTown.test(line.slice(0, start))) return mention;
  const isName = /^\p{Lu}[\p{L}.'’-]*(?: [\p{L}.'’-]+){1,4}$/u.test(name);
  return isName ? { ...mention, name, start: line.indexOf(name), towns: [] } : mention;
}
