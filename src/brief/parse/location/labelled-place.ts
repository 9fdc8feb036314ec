import type { LabelledField } from '../sections/labelled-fields.ts';
import type { Span } from '../text/mapped-text.ts';
import { findPlaces } from './find-places.ts';
import { formatPlace } from './place.ts';
import type { Place } from './place.ts';
import { countryOfCountry, countryOfRegion, regionPattern } from './gazetteer.ts';

interface LabelledPlace {
  text: string;
  spans: Span[];
  countryCode: string | undefined;
  /** False when the label gives a region only, or a sentence that merely mentions a place. */
  isWhole: boolean;
}

const longestPlain = 70;
const mostPlaces = 5;
const mostBelow = 5;

const workWords =
  /\(?\b(?:(?:fully|100%|partly|primarily|mostly|currently|temporarily|possible|available|optional)\s)?(?:remote|hybrid|on-?site|in-office|in office|in person|homeoffice|home office|mobiles arbeiten|télétravail(?: partiel| possible)?|hybride|présentiel|work from home|wfh|zdalnie|hybrydowo)\b[^,;|)]{0,40}\)?/gi;

export function readLabelledPlace(field: LabelledField): LabelledPlace | undefined {
  if (field.value !== '')
    return readValue({ key: field.key, value: field.value, start: field.start });
  const below = field.below
    .slice(0, mostBelow)
    .map((line) => ({ key: field.key, value: line.text, start: line.start }));
  const address = below.find(({ value }) =>
    findPlaces(value).some(({ isDoubtful }) => !isDoubtful || value.length < 40),
  );
  const chosen = address ?? below[0];
  return chosen && readValue(chosen);
}

function readValue({
  key,
  value,
  start,
}: Pick<LabelledField, 'key' | 'value' | 'start'>): LabelledPlace | undefined {
  if (/[$£€%]|\d,\d{3}/.test(value)) return undefined;
  if (/^(?:n\/?a|tbd|tbc|none|various|see below|yes|no|multiple|flexible)$/i.test(value))
    return undefined;
  const places = findPlaces(value).filter((place) => !place.isDoubtful || value.length < 40);
  if (key === 'workType') return places.length > 0 ? fromPlaces(places, start) : undefined;
  if (places.length > 0 && !isAsideOnly(value, places)) return fromPlaces(places, start);
  return readRegion(value, start) ?? readAddress(value, start) ?? readPlain(value, start);
}

function fromPlaces(places: readonly Place[], start: number): LabelledPlace {
  const named = places.filter(
    ({ region, country, postcode }) => region !== '' || country !== '' || postcode !== '',
  );
  const chosen = (named.length > 0 ? named : places).slice(0, mostPlaces);
  const names = [...new Set(chosen.map(formatPlace))];
  return {
    text: names.join('; '),
    spans: chosen.map((place) => ({ start: start + place.start, end: start + place.end })),
    countryCode: chosen[0]?.countryCode,
    isWhole: true,
  };
}

/** "This role is open to residents of ...": a place in a long sentence about something else. */
function isAsideOnly(value: string, places: readonly Place[]): boolean {
  const isLong = value.length > 140;
  return (
    isLong &&
    /\b(?:resid|eligible|authorized|law|pursuant|ordinance|applicants? (?:from|in))/i.test(value) &&
    places.every(({ start }) => start > 30)
  );
}

const regionOnly = new RegExp(
  `^(?:the )?(?:state of )?(${regionPattern})(?![\\p{L}])(?:[ ,]*(?:\\1|\\d{5}(?:-\\d{4})?))*$`,
  'u',
);

function readRegion(value: string, start: number): LabelledPlace | undefined {
  const match = regionOnly.exec(value);
  const region = match?.[1];
  if (region === undefined) return undefined;
  const isAbbreviation = region.length <= 3;
  return {
    text: region,
    spans: [{ start, end: start + region.length }],
    countryCode: countryOfRegion(region),
    isWhole: !isAbbreviation,
  };
}

const street =
  /^\d{1,6}\s[^,]{3,40},\s*(?:(?:suite|ste|unit|floor|room)[^,]{0,12},\s*)?(\p{Lu}[\p{L} .'-]{2,30})$/iu;

/** "215 N. Pine St., Ellensburg": the town behind a street. */
function readAddress(value: string, start: number): LabelledPlace | undefined {
  const town = street.exec(value)?.[1];
  if (town === undefined) return undefined;
  const from = start + value.lastIndexOf(town);
  return {
    text: town,
    spans: [{ start: from, end: from + town.length }],
    countryCode: undefined,
    isWhole: true,
  };
}

/** A short value is the place in the ad's own words, without its remarks on the way of working. */
function readPlain(value: string, start: number): LabelledPlace | undefined {
  const remote = /\b(?:fully |100% )?remote\b/i.exec(value);
  if (remote && value.split(' ').length > 6) {
    const from = start + remote.index;
    return {
      text: remote[0].charAt(0).toUpperCase() + remote[0].slice(1),
      spans: [{ start: from, end: from + remote[0].length }],
      countryCode: undefined,
      isWhole: true,
    };
  }
  const head =
    /^.*?(?=\.\s|\s(?:with|but|however|please|must|and must|plus|including)\s|;|$)/i.exec(
      value,
    )?.[0] ?? value;
  if (
    head.length > longestPlain ||
    /\b(?:pursuant|ordinance|required to|applicants|eligib)/i.test(head)
  )
    return undefined;
  const bare = head
    .replace(workWords, '')
    .replace(/^[\s|,/&()–-]+(?:[\s|,/&(–.-]+$)?|(?<![\s|,/&(–.-])[\s|,/&(–.-]+$/g, '')
    .replace(/\(\s*\)/g, '');
  const isCountry = (countryOfCountry(bare) ?? countryOfRegion(bare)) !== undefined;
  const isRemote =
    bare === '' || /^(?:or|and|possible)$/i.test(bare) || (isCountry && /remote/i.test(head));
  if (bare === '' && !/remote|home|télétravail|zdaln|anywhere|virtual/i.test(head))
    return undefined;
  const text = (isRemote ? head : bare).replace(/(?<![\s.,;|–-])[\s.,;|–-]+$/g, '').trim();
  if (text === '' || !/\p{L}{2}/u.test(text)) return undefined;
  if (
    !isRemote &&
    /^(?:on-?site|office|yes|no|full|field|warehouse|home|day|night)\b.{0,12}$/i.test(text)
  )
    return undefined;
  const at = Math.max(0, value.indexOf(text));
  return {
    text,
    spans: [{ start: start + at, end: start + at + text.length }],
    countryCode: countryOfCountry(bare) ?? countryOfRegion(bare),
    isWhole: true,
  };
}
