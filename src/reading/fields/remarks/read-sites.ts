import type { Evidence } from '#shared/parsed-job.ts';
import type { UnitRole } from '#shared/reading.ts';
import { readTowns } from './read-towns.ts';
import { quoteWithin } from '../quote-within.ts';
import { wordsOf, type RemarkSource } from './remark.ts';

/** One of the places where the work is done, with its address where the text gives one. */
export interface ReadSite {
  name: string | null;
  address: string | null;
  evidence: Evidence;
}

const road =
  '(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|Way|Parkway|Pkwy|Highway|Hwy|Court|Ct|Place|Pl|Plaza|Square|Sq|Terrace|Circle|Cir|Trail|Trl|Loop|Pike|Turnpike|Row|Close|Crescent|Quay|Wharf|Broadway|Expressway|Freeway)';
const unit =
  '(?:,? (?:Suite|Ste|Unit|Floor|Fl|Building|Bldg|Apt|Room|#)\\.? ?[\\p{L}\\d-]{1,8}|,? \\d{1,3}(?:st|nd|rd|th) Floor)';
const postcode =
  '(?:\\d{5}(?:-\\d{4})?|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d)';
const town = "(?:\\p{Lu}[\\p{Ll}'’.][\\p{L}.'’-]*(?: \\p{Lu}[\\p{Ll}'’.][\\p{L}.'’-]*){0,3})";
/** "410 W Elm St, Dayton, OH 45402", "14 Mill Lane, Leeds LS1 4AB"; "US 41 Lake Expressway" is a road by its number. */
const english = new RegExp(
  String.raw`(?<![\p{L}\d$£€.,-])(?<!\b(?:US|U\.S\.|I|SR|RR|FM|SH|CR|RM|Hwy|Highway|Route|Rte|Interstate) )\d{1,5}[A-Za-z]?(?:-\d{1,5})? (?:(?:[NSEW]|[NS][EW]|North|South|East|West)\.? )?(?:(?:\p{Lu}[\p{L}'’.-]+|\d{1,3}(?:st|nd|rd|th)|of|the) ){1,4}?${road}(?![\p{L}])\.?(?: (?:[NSEW]|[NS][EW])\b\.?)?${unit}?(?:,? ${town})?(?:,? (?:[A-Z]{2}(?![A-Z\d])|${town}))?(?:,? ${postcode})?`,
  'gu',
);
/** "Lindenstraße 12, 80331 München" */
const german =
  /(?<!\p{L})\p{Lu}[\p{L}-]{2,30}(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|damm|ufer) \d{1,4}[a-z]?(?:,? \d{5} \p{Lu}[\p{L}-]+)?/gu;

const silent = new Set<UnitRole>([
  'legal',
  'noise',
  'duty',
  'must',
  'nice',
  'benefit',
  'pay',
  'process',
]);
/** What stands before an address and is the name of nothing. */
const noName =
  /^(?:(?:our|important|information|job|work|office|store|site|physical|main|street|company|school|clinic|branch|interview|primary|full|mailing|head|the) ){0,4}(?:location|address|office|site|where|place|located at|based at|headoffice|headquarters|hq)(?: address)?$/i;
const sites =
  /\b(?:locations|sites|offices|branches|stores|campuses|homes|schools|clinics|practices|restaurants|hotels)\b/i;
const listHeading =
  /^(?:(?:current|our|open|job|available|hiring|office|store|work|clinic) )*(?:locations|sites|offices|branches|stores|clinics|campuses|homes)(?: (?:now )?(?:hiring|available|recruiting))?$/i;
const most = 12;
const longestName = 6;

/** The places of work that the text names: each address, and the entries of a list of locations. */
export function readSites(source: RemarkSource): ReadSite[] {
  const found: ReadSite[] = [];
  const listed: ReadSite[] = [];
  const seen = new Set<string>();
  for (const unitOf of source.units) {
    if (silent.has(unitOf.role) || unitOf.shape === 'heading' || found.length >= most) continue;
    const text = wordsOf(unitOf);
    const matches = [...text.matchAll(english), ...text.matchAll(german)];
    let from = 0;
    for (const { index, 0: words } of matches) {
      const address = words.replace(/(?<![\s,.])[\s,.]+$/, '');
      const key = address.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ');
      const name =
        nameBefore(text.slice(from, index)) ?? (from === 0 ? nameOfLabel(unitOf.label) : null);
      from = index + words.length;
      if (seen.has(key) || isBare(address)) continue;
      seen.add(key);
      const start = name === null ? index : Math.max(0, text.lastIndexOf(name, index));
      found.push({
        name,
        address,
        evidence: quoteWithin(source.text, unitOf, { start, end: index + address.length }),
      });
    }
    const isListed =
      unitOf.role === 'place' &&
      matches.length === 0 &&
      listHeading.test((unitOf.heading ?? '').trim());
    if (isListed && isName(text) && isTitled(text))
      listed.push({
        name: text.replace(/(?<![\s.,;])[\s.,;]+$/, ''),
        address: null,
        evidence: quoteWithin(source.text, unitOf, { start: 0, end: text.length }),
      });
  }
  if (found.length > 0) return found;
  return listed.length >= 2
    ? listed.slice(0, most)
    : readTowns(source).map((town) => ({ ...town, address: null }));
}

/** "1 Best Place": without a town behind them these are words like others. */
const isBare = (address: string): boolean =>
  /\b(?:Place|Way|Row|Circle|Loop|Court|Square|Trail|Close|Drive|Dr|Pike|Plaza)\.?$/u.test(
    address,
  ) || /^\d(?!\d)[^,]*$/.test(address);

/** "Elm Yard: ", "at Riverside Clinic, " */
function nameBefore(text: string): string | null {
  const [, name = ''] =
    /(?:^|[.;*|]\s?|\bat )(\p{Lu}[^.;:*|]{2,60}?)\s?[:–-]\s?$/u.exec(text.slice(-80)) ?? [];
  return name !== '' && isName(name) && !noName.test(name) ? name : null;
}

const nameOfLabel = (label: string | null): string | null =>
  label !== null && isName(label) && !noName.test(label) && !sites.test(label) ? label : null;

const isTitled = (text: string): boolean =>
  text.split(' ').every((word) => /^(?:\p{Lu}|\d|&|of$|the$|in$|on$|and$|upon$)/u.test(word));

const isName = (text: string): boolean =>
  /^\p{Lu}/u.test(text) &&
  text.split(' ').length <= longestName &&
  !/[?!]|\b(?:is|are|will|we|you)\b/i.test(text);
