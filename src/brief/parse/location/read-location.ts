import type { LabelledField } from '../sections/labelled-fields.ts';
import type { PlacedLine } from '../sections/split-sections.ts';
import type { Span } from '../text/mapped-text.ts';
import { findPlaces } from './find-places.ts';
import { formatPlace } from './place.ts';
import { findEmployerPlaces, findStatedPlaces } from './places-in-prose.ts';
import { countryOfCountry, countryOfRegion } from './gazetteer.ts';
import { readLabelledPlace } from './labelled-place.ts';
import { findRemotePlaces } from './remote-place.ts';

interface FoundLocation {
  text: string;
  spans: Span[];
  countryCode: string | undefined;
  score: number;
}

const headerLines = 12;

/** Where the work is, as a place. Labels first, then the top of the ad, then what sentences say. */
export function readLocation({
  lines,
  fields,
  remote,
}: {
  lines: readonly PlacedLine[];
  fields: readonly LabelledField[];
  /** Where the text says that the work is remote, if it does. */
  remote: Span | undefined;
}): FoundLocation | undefined {
  const labelled = fromFields(fields);
  const candidates = [
    ...labelled,
    ...fromEmployer(fields),
    ...fromHeader(lines),
    ...fromCountryLine(lines),
    ...fromProse(lines),
    ...fromOwnLine(lines),
    ...findEmployerPlaces(lines).map((place) => ({ ...place, score: 30 })),
    ...findRemotePlaces(lines)
      .slice(0, 1)
      // A row of countries is one statement; a header would only see its first two.
      .map((place) => ({
        ...place,
        score: /^Remote within .*(?:,| or | and )/i.test(place.text) ? 95 : 46,
      })),
    ...(remote ? [{ text: 'Remote', spans: [remote], countryCode: undefined, score: 45 }] : []),
  ];
  const best = pickBest(candidates);
  if (!best) return undefined;
  return addRegion(best, labelled);
}

function pickBest(candidates: readonly FoundLocation[]): FoundLocation | undefined {
  return candidates.reduce<FoundLocation | undefined>(
    (best, candidate) => (!best || candidate.score > best.score ? candidate : best),
    undefined,
  );
}

function fromFields(fields: readonly LabelledField[]): FoundLocation[] {
  return fields
    .filter(({ key }) => key === 'location' || key === 'workType')
    .flatMap((field, index) => {
      const found = readLabelledPlace(field);
      if (!found) return [];
      const rank = found.isWhole ? 100 : 26;
      return [{ ...found, score: rank - index - (field.key === 'workType' ? 60 : 0) }];
    });
}

/** "Company: Nuage & Co, Bordeaux" */
function fromEmployer(fields: readonly LabelledField[]): FoundLocation[] {
  return fields
    .filter(({ key }) => key === 'company')
    .flatMap(({ value, start }) =>
      findPlaces(value)
        .filter((place) => !place.isDoubtful && place.start > 0)
        .map((place) => ({
          text: formatPlace(place),
          spans: [{ start: start + place.start, end: start + place.end }],
          countryCode: place.countryCode,
          score: 50,
        })),
    );
}

/** "Lower 48 United States" on a line of its own. */
function fromCountryLine(lines: readonly PlacedLine[]): FoundLocation[] {
  return lines.slice(0, headerLines).flatMap((line) => {
    const words = line.text.split(' ');
    if (words.length > 5 || line.section !== 'opening') return [];
    const name = words.findIndex((_, from) => isCountryOrRegion(words.slice(from).join(' ')));
    if (name === -1 || /[:.!?]/.test(line.text)) return [];
    const countryCode = codeOf(words.slice(name).join(' '));
    return [{ text: line.text, spans: [line], countryCode, score: name === 0 ? 55 : 52 }];
  });
}

function codeOf(name: string): string | undefined {
  return countryOfCountry(name) ?? (name.length > 3 ? countryOfRegion(name) : undefined);
}

function isCountryOrRegion(name: string): boolean {
  return codeOf(name) !== undefined;
}

/** "Acme Ltd | Leeds | £30k": a part of a top line that is nothing but a place. */
function fromHeader(lines: readonly PlacedLine[]): FoundLocation[] {
  const found: FoundLocation[] = [];
  for (const [index, line] of lines.slice(0, headerLines).entries()) {
    if (line.text.length > 110 || (line.text.length > 70 && /[.!]$/.test(line.text))) continue;
    for (const place of findPlaces(line.text)) {
      const before = line.text.slice(0, place.start);
      const after = line.text.slice(place.end);
      const opens =
        /(?:^|[|·•–:(\t,;@/]\s?|\s-\s?|\s(?:in|at|near|à|bei|am standort|raum|w|sur)\s)$/i.test(
          before,
        );
      const closes = /^\s?(?:$|[|·•–:()\t,;/!]|-\s|\s-|\+|and\b|or\b|&|area\b)/i.test(after);
      const vouched = place.region !== '' || place.country !== '' || place.postcode !== '';
      if (!opens && !(vouched && closes)) continue;
      if (!closes && !vouched) continue;
      if (line.section !== 'opening' && !line.isHeading) continue;
      const score =
        80 -
        index * 2 +
        (vouched ? 6 : 0) -
        (place.isDoubtful ? 12 : 0) -
        (line.text.length > 90 ? 15 : 0);
      found.push({
        text: formatPlace(place),
        spans: [{ start: line.start + place.start, end: line.start + place.end }],
        countryCode: place.countryCode,
        score,
      });
    }
  }
  return found;
}

/** "New York, NY. In office five days.": a line below the top that begins with a town and its state. */
function fromOwnLine(lines: readonly PlacedLine[]): FoundLocation[] {
  return lines.slice(3, 400).flatMap((line) => {
    if (remoteFromJob.has(line.section) || line.mark !== null || line.text.length > 90) return [];
    if (!/^\p{Lu}[\p{L} .'-]{2,30}, \p{Lu}{2}\b/u.test(line.text)) return [];
    return findPlaces(line.text)
      .filter(
        ({ start, end, region }) =>
          start === 0 && region !== '' && /^[.,]?(?:\s|$)/.test(line.text.slice(end)),
      )
      .map((place) => ({
        text: formatPlace(place),
        spans: [{ start: line.start, end: line.start + place.end }],
        countryCode: place.countryCode,
        score: 48,
      }));
  });
}

const remoteFromJob = new Set<PlacedLine['section']>([
  'legal',
  'process',
  'apply',
  'benefits',
  'internal',
]);

function fromProse(lines: readonly PlacedLine[]): FoundLocation[] {
  return lines.slice(0, 400).flatMap((line, index) =>
    findStatedPlaces(line.text).map((stated) => ({
      text: stated.text,
      spans: [{ start: line.start + stated.start, end: line.start + stated.end }],
      countryCode: stated.countryCode,
      score:
        stated.score -
        Math.min(8, index * 0.1) -
        (line.section === 'culture' ? 12 : 0) -
        (line.section === 'duties' && stated.score < 46 ? 12 : 0) -
        (remoteFromJob.has(line.section) ? 30 : 0),
    })),
  );
}

/** A label that only gives the state completes a town named elsewhere. */
function addRegion(best: FoundLocation, labelled: readonly FoundLocation[]): FoundLocation {
  const region = labelled.find(({ text, score }) => score < 30 && /^[A-Z]{2}$/.test(text));
  if (!region || best === region || best.text.includes(',')) return best;
  return { ...best, text: `${best.text}, ${region.text}`, spans: [...best.spans, ...region.spans] };
}
