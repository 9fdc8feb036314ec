import { isOccupationWord } from '../title/occupations.ts';
import {
  countryOfCity,
  countryOfCountry,
  countryOfRegion,
  countryPattern,
  isDoubtfulCity,
  regionPattern,
  wordsOfCityFrom,
} from './gazetteer.ts';

/** A place named in a line; offsets count from the start of the line. */
export interface Place {
  city: string;
  region: string;
  country: string;
  postcode: string;
  /** ISO 3166 code of the country it lies in, where known. */
  countryCode: string | undefined;
  /** A town whose name is also a word, with nothing beside it to vouch for it. */
  isDoubtful: boolean;
  start: number;
  end: number;
}

/** "Idaho Falls" and "New York City" are no states. */
const nameGoesOn =
  '[ ](?:City|Falls|Beach|Springs|Park|Heights|County|University|DC|D\\.C\\.)(?![\\p{L}])';

const postcodes = String.raw`\d{5}(?:-\d{4})?|[A-Z]\d[A-Z][ ]?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]?[ ]?\d[A-Z]{2}`;
const tail = new RegExp(
  [
    `^(?:,?[ ]{0,2}\\(?(?<region>${regionPattern})\\)?(?![\\p{L}]|${nameGoesOn}))?`,
    `(?:,[ ]?\\k<region>(?![\\p{L}]))*`,
    `(?:,?[ ]?(?<postcode>${postcodes})(?![\\p{L}\\d]))?`,
    `(?:,?[ ](?:-[ ])?\\(?(?<country>${countryPattern})\\)?(?![\\p{L}]))?`,
    `(?:,[ ](?<late>${postcodes})(?![\\p{L}\\d]))?`,
  ].join(''),
  'u',
);
const commaPlace = new RegExp(
  `,[ ]{0,2}(?:${regionPattern}|${countryPattern})(?![\\p{L}]|${nameGoesOn})`,
  'gu',
);
const nameBefore =
  /(?:^|[^\p{L}\p{N}])(\p{Lu}[\p{L}.'-]*(?:[ -](?:\p{Lu}[\p{L}.'-]*|of|de|la|le|les|du|des|sur|upon|on|under|am|an|der|the|en|by)){0,4})$/u;

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

/** "Berlin-Kreuzberg" begins with a town; "Stratford-upon-Avon" is one. */
function wordLength(word: string): number {
  const whole = word.replace(/[.'-]+$/, '');
  const head = /^\p{Lu}\p{L}+(?=-\p{Lu})/u.exec(whole)?.[0];
  if (head === undefined || wordsOfCityFrom(whole) > 0) return whole.length;
  return wordsOfCityFrom(head) > 0 ? head.length : whole.length;
}

const namePrefix =
  /(?:^|[^\p{L}])((?:North|South|East|West|New|Old|Lake|Fort|Mount|Port|Saint|St\.?|Grand|Little|Upper|Lower|Greater|Central) )$/u;

/** What may follow a town without being part of its name. */
function isNameEnd(rest: string): boolean {
  const word = /^\p{L}+/u.exec(rest)?.[0] ?? '';
  return (
    isOccupationWord(word) ||
    /^(?:Office|Area|Area|Region|Metro|Remote|Hybrid|Full|Part|Pay|Salary|City|Centre|Center|Airport|Headquarters|HQ|Branch|Store|Plant|Campus|Site|And|Or)$/i.test(
      word,
    )
  );
}

/** Towns we know, with whatever region, postcode and country follow. */
function findKnownCities(line: string): Place[] {
  const words = [...line.matchAll(/\p{L}[\p{L}.'-]*/gu)].map((match) => ({
    start: match.index,
    end: match.index + wordLength(match[0]),
  }));
  const places: Place[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const first = words[i];
    if (!first || !/\p{Lu}/u.test(line[first.start] ?? '')) continue;
    const most = wordsOfCityFrom(line.slice(first.start, first.end));
    let length = most;
    while (length > 0) {
      const end = words[i + length - 1]?.end;
      if (end !== undefined && countryOfCity(line.slice(first.start, end)) !== undefined) break;
      length -= 1;
    }
    const last = words[i + length - 1];
    if (!last || length === 0) continue;
    if (
      /^-\p{L}/u.test(line.slice(last.end, last.end + 2)) &&
      !/^-(?:based|area|\p{Lu})/u.test(line.slice(last.end))
    )
      continue;
    const start = first.start - (namePrefix.exec(line.slice(0, first.start))?.[1]?.length ?? 0);
    const place = completePlace({ line, city: line.slice(start, last.end), start });
    const goesOn =
      place.end === last.end &&
      /^ \p{Lu}\p{Ll}/u.test(line.slice(last.end)) &&
      !isNameEnd(line.slice(last.end + 1));
    places.push({ ...place, isDoubtful: place.isDoubtful || goesOn });
    i += length - 1;
  }
  return places;
}

function completePlace({
  line,
  city,
  start,
}: {
  line: string;
  city: string;
  start: number;
}): Place {
  const cityEnd = start + city.length;
  const match = tail.exec(line.slice(cityEnd, cityEnd + 90));
  const whole = match?.[0] ?? '';
  const { region = '', country = '', postcode = '', late = '' } = match?.groups ?? {};
  const before =
    /(?:^|[^\w])((?:[A-Z]{1,2}-)?\d{4,5})[ ]$/.exec(
      line.slice(Math.max(0, start - 10), start),
    )?.[1] ?? '';
  const code =
    (country !== '' ? countryOfCountry(country) : undefined) ??
    (region !== '' ? countryOfRegion(region) : undefined) ??
    countryOfCity(city);
  return {
    city,
    region,
    country,
    postcode: [postcode, late, before].find((code) => code !== '') ?? '',
    countryCode: code,
    isDoubtful: isDoubtfulCity(city) && region === '' && country === '' && postcode === '',
    start: before === '' ? start : start - before.length - 1,
    end: cityEnd + whole.trimEnd().length,
  };
}

const cutAfter =
  /^(?:street|st|ave|avenue|road|rd|way|drive|dr|blvd|boulevard|suite|ste|floor|building|bldg|lane|ln|hwy|highway|unit|room|plaza|parkway|pkwy|court|office|department|inc|llc|corp|ltd|gmbh|company|co|university|hospital|college|school|of|in|at|near|the|location|locations|based|remote|hybrid|onsite|on-site|from|our|for|to|is|jobs?)$/i;

/** "Acme Inc Denver" and "Grady Way Renton" end in the town; keep the town. */
function trimCity(name: string): string {
  const words = name.split(' ');
  for (let from = 0; from < words.length; from += 1) {
    if (countryOfCity(words.slice(from).join(' ')) !== undefined)
      return words.slice(from).join(' ');
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

/** One way to write a place: "Lubbock, TX 79401". */
export function formatPlace({ city: written, region, country, postcode }: Place): string {
  const city = written.length > 3 && written === written.toUpperCase() ? unshout(written) : written;
  const isLeading = /^(?:[A-Z]{1,2}-)?\d{4,5}$/.test(postcode) && region === '';
  const head = [isLeading ? `${postcode} ${city}` : city, region]
    .filter((part) => part !== '')
    .join(', ');
  const withCode = postcode !== '' && !isLeading ? `${head} ${postcode}` : head;
  const isKnown = region !== '' && /^U\.?S/.test(country);
  return country !== '' && !isKnown ? `${withCode}, ${country}` : withCode;
}

function unshout(name: string): string {
  return name.toLowerCase().replace(/(?:^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());
}
