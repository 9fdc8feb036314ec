import { nameCountry } from '#market/places/countries.ts';
import { liesIn, type Region } from '#market/places/regions.ts';
import type { Found, ReadFields, UnitRole } from '#shared/reading.ts';
import type { PlaceCandidate } from './place-candidates.ts';

type ReadPlace = NonNullable<ReadFields['place']>['value'];

/** What an employer's law pages say of a state is said of many. */
const USELESS: ReadonlySet<UnitRole> = new Set(['legal', 'noise']);
/** A licence, a law or a seat of one state: the work is there. */
const licensed =
  /\b(?:licen[sc]\w*|certifi\w+|registered|statutes?|regulations?|reside\w*|state of|bar|driver\S{0,3}|throughout)\b[^.;]{0,50}$/i;
/** "One of the Best Places to Work in New Jersey" */
const praised = /\b(?:best|top|great|named|surrounding|neighbou?ring)\b[^.;]{0,50}$/i;
const licensedBehind =
  /^[^.;]{0,30}\b(?:licen[sc]\w*|certifi\w+|bar|driver\S{0,3}|statutes?|regulations?|registration)\b/i;
/** Asked, not stated: nothing says that the work is there. */
const MENTIONED = 0.45;
const SURE = 0.55;
const AROUND = 80;

/** Towns that everybody knows. */
const LARGE_TOWN = 100_000;

/** A town of another state is named as well: the state is one of several. */
const liesElsewhere = ({ mention }: PlaceCandidate, region: Region): boolean =>
  mention.kind === 'town' &&
  !mention.isOrdinary &&
  (mention.isVouched
    ? mention.regions.length > 0 && !mention.regions.includes(region)
    : (mention.towns[0]?.population ?? 0) >= LARGE_TOWN &&
      !mention.towns.some((town) => liesIn(town, region)));

interface Hint {
  candidate: PlaceCandidate;
  region: Region;
  isLicensed: boolean;
}

function readHint(candidate: PlaceCandidate, text: string, country: string): Hint | undefined {
  const { mention, unit, start, end } = candidate;
  const region = mention.regions.find((one) => one.country === country);
  if (mention.kind !== 'region' || !region || mention.goesOn || USELESS.has(unit.role))
    return undefined;
  const before = text.slice(Math.max(unit.start, start - AROUND), start);
  const behind = text.slice(end, Math.min(unit.end, end + AROUND));
  const isLicensed = licensed.test(before) || licensedBehind.test(behind);
  // "Job ID", "(CA, WA, NJ)": letters alone tell nothing but behind a licence.
  const written = text.slice(start, end);
  if (/^(?:ID|IN|OR|ME|OK|HI|PA|MS|MA|CO)$/.test(written)) return undefined;
  const isCode = written.length <= 2;
  const isNamed = !isCode && !candidate.isElsewhere && !praised.test(before);
  return isLicensed || isNamed ? { candidate, region, isLicensed } : undefined;
}

const isState = ({ candidate: { unit, start } }: Hint, text: string): boolean =>
  /\bstate of $/i.test(text.slice(Math.max(unit.start, start - AROUND), start));

/** The only state that an American text names: where its licences are from, though it says nowhere that the work is there. */
export function findLoneState(
  candidates: readonly PlaceCandidate[],
  text: string,
  { country: sure, told }: { country: string | null; told: string | null },
): Found<ReadPlace> | null {
  // "Licensed in the State of Georgia": no other country has one that is called so.
  const isOfState = sure === null && (told === null || told === 'US');
  const country = sure ?? (isOfState ? 'US' : null);
  if (country !== 'US') return null;
  const hints = candidates.flatMap((candidate) => readHint(candidate, text, country) ?? []);
  const [first] = hints;
  const best = hints.find(({ isLicensed }) => isLicensed) ?? first;
  if (!first || !best || hints.some(({ region }) => region !== first.region)) return null;
  if (isOfState && told === null && !(best.isLicensed && isState(best, text))) return null;
  const { region } = best;
  // "Washington" is a town and a state, "New York" as well.
  if (/^(?:washington|new york|district of columbia)$/i.test(region.name)) return null;
  if (!best.isLicensed && candidates.some((one) => liesElsewhere(one, region))) return null;
  const { start, end } = best.candidate;
  return {
    value: {
      label: `${region.name}, ${nameCountry(country)}`,
      city: null,
      region: region.code ?? region.name,
      country,
      options: [],
    },
    confidence: best.isLicensed ? SURE : MENTIONED,
    evidence: [{ quote: text.slice(start, end), start, end }],
  };
}
