import { isOccupationWord } from '../title/occupations.ts';
import { countryOfCity, countryOfRegion, countryPattern, regionPattern } from './gazetteer.ts';
import { findKnownCities, namePrefix } from './known-cities.ts';
import { completePlace, nameGoesOn } from './place.ts';
import type { Place } from './place.ts';

const commaPlace = new RegExp(
  `,[ ]{0,2}(?:${regionPattern}|${countryPattern})(?![\\p{L}]|${nameGoesOn})`,
  'gu',
);
const nameBefore =
  /(?:^|[^\p{L}\p{N}])(\p{Lu}[\p{L}.'-]{0,40}(?: (?:\p{Lu}[\p{L}.'-]{0,40}|(?:of|de|la|le|les|du|des|sur|upon|on|under|am|an|der|the|en|by)(?:-[\p{L}.'-]{0,40})?)){0,4})$/u;

/** The places a line names, in order. */
export function findPlaces(line: string): Place[] {
  const found = [...findBeforeComma(line), ...findKnownCities(line)].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
  const places: Place[] = [];
  for (const place of found) {
    const last = places.at(-1);
    if (last && place.start < last.end) continue;
    places.push(place);
  }
  return places;
}

/** "Renton, WA": any capitalised name before a region or country. */
function findBeforeComma(line: string): Place[] {
  const isShouted = line === line.toUpperCase();
  return [...line.matchAll(commaPlace)].flatMap((match) => {
    const left = line.slice(Math.max(0, match.index - 60), match.index);
    const name = nameBefore.exec(left)?.[1];
    if (name === undefined) return [];
    const city = trimCity(name);
    if (city === '' || isNoCity(city) || (isShouted && !countryOfCity(city))) return [];
    const place = completePlace({ line, city, start: match.index - city.length });
    return place.region !== '' || place.country !== '' ? [place] : [];
  });
}

const cutAfter =
  /^(?:street|st|ave|avenue|road|rd|way|drive|dr|blvd|boulevard|suite|ste|floor|building|bldg|lane|ln|hwy|highway|unit|room|plaza|parkway|pkwy|court|office|department|inc|llc|corp|ltd|gmbh|company|co|university|hospital|college|school|of|in|at|near|the|location|locations|based|remote|hybrid|onsite|on-site|from|our|for|to|is|jobs?)$/i;

/** "Acme Inc Denver" and "Grady Way Renton" end in the town; keep the town. */
function trimCity(name: string): string {
  const words = name.split(' ');
  const known = words.findIndex(
    (_, from) => countryOfCity(words.slice(from).join(' ')) !== undefined,
  );
  if (known !== -1) {
    const isCompound = namePrefix.test(`${words.slice(0, known).join(' ')} `);
    return words.slice(isCompound ? known - 1 : known).join(' ');
  }
  const cut = words.findLastIndex(
    (word, index) =>
      index < words.length - 1 &&
      (isOccupationWord(word) ||
        (cutAfter.test(word.replace(/\.$/, '')) &&
          !(index === 0 && /^st\.?$/i.test(word)) &&
          !/^of$/i.test(word))),
  );
  return words.slice(cut + 1).join(' ');
}

function isNoCity(name: string): boolean {
  return (
    (countryOfRegion(name) !== undefined && name.length <= 3) ||
    /^(?:the|and|or|us|usa|inc|llc|state|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|remote|hybrid)$/i.test(
      name,
    ) ||
    isOccupationWord(name)
  );
}
