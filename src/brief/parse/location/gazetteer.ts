import { cityNames } from './city-names.ts';
import { countryNames, regionAbbreviations, regionNames } from './regions.ts';

/** Lower case without accents, so that Munchen finds München. */
function foldName(name: string): string {
  if (/^[ -~]*$/.test(name)) return name.toLowerCase();
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/gi, 'l')
    .replace(/ß/g, 'ss')
    .toLowerCase();
}

function indexNames(table: Record<string, string>): Map<string, string> {
  const index = new Map<string, string>();
  for (const [country, names] of Object.entries(table)) {
    for (const name of names.split('|')) {
      const key = foldName(name);
      if (!index.has(key)) index.set(key, country);
    }
  }
  return index;
}

const cities = indexNames(cityNames);
const regions = new Map([...indexNames(regionNames), ...indexNames(regionAbbreviations)]);
const countries = indexNames(countryNames);

/** Towns whose names are also words, first names or regions: alone they prove nothing. */
const doubtful = new Set(
  'reading bath deal sale nice gap pau mobile orange independence providence concord tours laval hof essen marl halle hagen kent delta victoria regina salem bury barry arnold lincoln jackson madison charlotte elizabeth gilbert henderson beverley crosby corona enterprise surprise hamm celle melle bergen baden wells stone rugby diss split most best goole hastings stafford ashford crewe hof lingen menden wesel aurora columbia florence geneva jersey hollywood irving kent palm troy paris warren carson pearl temple vista victor milan lucan bray swords naas navan trent cary lens arles albi sens auch cork kota korba gaya salem pune-based durham chandler clark dale dayton buffalo phoenix memphis sterling norfolk suffolk surrey essex waterloo windsor richmond preston stoke hull poole slough grays rochester york lancaster newport alameda auburn bend brentwood camden canton carmel chico clovis compton decatur duluth edmond elgin erie eugene everett flint hamilton hampton hawthorne hayward indio irvine kirkland lafayette layton lexington loveland lowell macon marysville meridian mesa napa ogden plymouth quincy racine redmond reno richardson somerville springfield valencia warwick whittier woodbury wellington waterford greenville georgetown leigh morley neath westminster livingston epsom evesham'.split(
    ' ',
  ),
);

/** How many words the longest town has that begins with a word; most words begin none. */
const longestFrom = new Map<string, number>();
for (const key of cities.keys()) {
  const parts = key.split(' ');
  const first = parts[0] ?? '';
  longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, parts.length));
}

export function wordsOfCityFrom(firstWord: string): number {
  return longestFrom.get(foldName(firstWord)) ?? 0;
}

export function countryOfCity(name: string): string | undefined {
  return cities.get(foldName(name));
}

export function countryOfRegion(name: string): string | undefined {
  return regions.get(foldName(name));
}

export function countryOfCountry(name: string): string | undefined {
  return countries.get(foldName(name));
}

export function isDoubtfulCity(name: string): boolean {
  return doubtful.has(foldName(name));
}

function alternatives(...tables: Record<string, string>[]): string {
  return tables
    .flatMap((table) => Object.values(table).flatMap((names) => names.split('|')))
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll('.', String.raw`\.`))
    .join('|');
}

export const regionPattern = alternatives(regionNames, regionAbbreviations);
export const countryPattern = alternatives(countryNames);
