import {
  countryOfCity,
  countryOfCountry,
  countryOfRegion,
  countryPattern,
  isDoubtfulCity,
  regionPattern,
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
export const nameGoesOn =
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
/** The town with whatever region, postcode and country stand beside it. */
export function completePlace({
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
  const countryCode =
    (country !== '' ? countryOfCountry(country) : undefined) ??
    (region !== '' ? countryOfRegion(region) : undefined) ??
    countryOfCity(city);
  return {
    city,
    region,
    country,
    postcode: [postcode, late, before].find((written) => written !== '') ?? '',
    countryCode,
    isDoubtful: isDoubtfulCity(city) && region === '' && country === '' && postcode === '',
    start: before === '' ? start : start - before.length - 1,
    end: cityEnd + whole.trimEnd().length,
  };
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
