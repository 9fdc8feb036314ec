import { cutText } from '#shared/cut-text.ts';
export type PlaceText = {
  remote: boolean;
  /** The first place named, split at its commas, without the ZIP code. */
  first: string[];
  zip: string | undefined;
  others: string[];
};

const REMOTE =
  /\b(?:100\s?%\s?)?(?:fully |completely )?(?:remote(?:ly)?|work(?:ing)? from home|wfh|telework|telecommut\w+|home ?office|télétravail|teletravail|anywhere)\b/gi;

/** Words around a location that are no part of its name. */
const AROUND =
  /\b(?:hybrid|on[- ]?site|in[- ]office|in[- ]person|vor ort|sur site|location|standort|lieu|city of|town of|village of|headquarters|hq|based|near|downtown|nationwide|multiple locations|various locations|first|within|optional|eligible|flexible|position|role|job)\b:?/gi;

/** In lower case only: OR and IN are states. */
const SMALL_WORDS = /\b(?:or|in|at|und|et)\b/g;

const ADDRESS =
  /^\d[\w-]*\s.*\b(?:st|street|ave|avenue|rd|road|blvd|boulevard|dr|drive|ln|lane|way|hwy|highway|pkwy|parkway|suite|ste|floor|fl|ct|court|pl|place|plaza|sq|square)\b/i;

function cutPlaces(text: string): string[] {
  return text
    .split(/[;|\n•·]|\s\/\s|\b(?:or|oder|ou)\b|\band\b(?=[^,]{0,80},\s*[A-Z]{2}\b)/)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}|\d{5}/u.test(part));
}

function splitPlace(text: string): { parts: string[]; zip: string | undefined } {
  const [, zip] =
    /(?:^|\s)(\d{5})(?:-\d{4})?\s*$/.exec(
      text.replace(/(?:(?:,|(?<![,\s]))\s*)?(?:USA?|United States)\.?\s*$/i, ''),
    ) ?? [];
  const parts = text
    .replace(/(?:^|[\s,])\d{4,5}(?:-\d{4})?(?=\s|,|$)/g, ' ')
    .split(/,|\s[-–—]\s/)
    .map((part) =>
      part.replace(/\s+/g, ' ').replace(/^[-–—:.\s]+(?:[-–—:\s]+$)?|(?<![-–—:\s])[-–—:\s]+$/g, ''),
    )
    .filter((part) => part !== '' && !ADDRESS.test(part));
  const last = parts.at(-1) ?? '';
  // "Lubbock TX" without a comma.
  const [, city, state] =
    parts.length === 1 ? (/^(.+?)(?<!\s)\s+([A-Z]{2})$/.exec(last) ?? []) : [];
  return { parts: city && state ? [city, state] : parts, zip };
}

/** Takes a location line apart without knowing any place. */
export function readPlaceText(text: string): PlaceText {
  const limited = cutText(text, 400).replace(/[ \t\r]+/g, ' ');
  const remote = limited.search(REMOTE) !== -1;
  const inside = [...limited.matchAll(/\(([^()]*)\)/g)].map(([, words = '']) => words);
  const outside = limited.replace(/\([^()]*\)?/g, ' ');
  const clean = (part: string): string =>
    part
      .replace(REMOTE, ' ')
      .replace(AROUND, ' ')
      .replace(SMALL_WORDS, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  const outer = cutPlaces(outside)
    .map(clean)
    .filter((part) => /\p{L}{2}|\d{5}/u.test(part));
  // "Remote (Denver, CO)" names its place in brackets.
  const all =
    outer.length > 0
      ? outer
      : inside
          .flatMap(cutPlaces)
          .map(clean)
          .filter((part) => /\p{L}{2}/u.test(part));
  const [first = '', ...others] = all;
  const { parts, zip } = splitPlace(first);
  return { remote, first: parts, zip, others };
}
