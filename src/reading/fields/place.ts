import { nameCountry } from '#market/places/countries.ts';
import { type CountryEvidence, weighCountries } from '#market/places/country-evidence.ts';
import { inferCountry } from '#market/places/infer-country.ts';
import { type RegionEvidence, weighRegions } from '#market/places/region-evidence.ts';
import {
  tellCountry,
  toTold,
  weighCountryWords,
} from '#market/places/tell-country/tell-country.ts';
import { liesIn } from '#market/places/regions.ts';
import { settleMention, type SettledPlace } from '#market/places/settle-place.ts';
import type { Found, ReadFields, Unit } from '#shared/reading.ts';
import { findLonePlace } from './lone-place.ts';
import { findNamedArea } from './named-area.ts';
import { findLoneState } from './lone-state.ts';
import { findPlaceCandidates, type PlaceCandidate, readLabel } from './place-candidates.ts';
import { findLabelledPlace } from './unknown-place.ts';

type ReadPlace = NonNullable<ReadFields['place']>['value'];

export interface PlaceInput {
  units: readonly Unit[];
  /** As pasted. */
  text: string;
  /** ISO 639; null when not known. */
  language: string | null;
  /** ISO 4217 of the pay; null when the text names none. */
  currency: string | null;
}

/** Below this a place is a mere mention. */
const LEAST_WEIGHT = 40;
const SURE_WEIGHT = 100;
/** A town that clearly is the place of work refines a region or country that was labelled. */
const REFINES_FROM = 50;
const REFINES_COUNTRY_FROM = 44;
/** A town that a sentence gives the office of the job goes before the area around a city. */
const OFFICE_FROM = 60;
const MOST_EVIDENCE = 3;
const REPEAT_BONUS = 3;
const MOST_REPEATS = 3;
const NONE: CountryEvidence & RegionEvidence = new Map();

const nameKey = ({ mention }: PlaceCandidate): string => mention.name.toLowerCase();

/** A place named in several units is meant more surely. */
function addRepeats(candidates: readonly PlaceCandidate[]): PlaceCandidate[] {
  const counts = new Map<string, number>();
  for (const candidate of candidates)
    counts.set(nameKey(candidate), (counts.get(nameKey(candidate)) ?? 0) + 1);
  return candidates.map((candidate) => ({
    ...candidate,
    weight:
      candidate.weight +
      REPEAT_BONUS * Math.min(MOST_REPEATS, (counts.get(nameKey(candidate)) ?? 1) - 1),
  }));
}

/** "Old Harlow Mill, near London": a site that has the name of a town in its own. */
const isPartOfName = ({ mention, unit }: PlaceCandidate): boolean =>
  !mention.isVouched &&
  (/^ \p{Lu}\p{Ll}/u.test(unit.text.slice(mention.end, mention.end + 3)) ||
    /\p{Lu}\p{Ll}+ $/u.test(unit.text.slice(0, mention.start)));

/** How much less a town is worth that only says where another lies, and how near to it that one is named. */
const BESIDE = 40;
const NEAR_UNITS = 1;

/** "Mill Lane, Harlow, north of London": the town nearby is no place of work where the text names another. */
function withoutBeside(
  candidates: readonly PlaceCandidate[],
  units: readonly Unit[],
): PlaceCandidate[] {
  const isNear = measureNearness(units);
  const isNamedBeside = (one: PlaceCandidate): boolean =>
    candidates.some(
      (other) =>
        other.mention.kind === 'town' &&
        !other.isBeside &&
        !other.isElsewhere &&
        !isPartOfName(other) &&
        other.weight >= LEAST_WEIGHT &&
        nameKey(other) !== nameKey(one) &&
        isNear(other, one),
    );
  return candidates.map((one) =>
    one.isBeside && isNamedBeside(one) ? { ...one, weight: one.weight - BESIDE } : one,
  );
}

function measureNearness(
  units: readonly Unit[],
): (one: PlaceCandidate, other: PlaceCandidate) => boolean {
  const at = new Map(units.map((unit, index) => [unit, index]));
  return (one, other) =>
    Math.abs((at.get(other.unit) ?? 0) - (at.get(one.unit) ?? 0)) <= NEAR_UNITS;
}

/** "Mansfield, a short drive from Cleveland, OH": the state of the town nearby is that of the place itself. */
function withStateNearby(
  best: PlaceCandidate,
  all: readonly PlaceCandidate[],
  units: readonly Unit[],
): PlaceCandidate {
  const { mention } = best;
  if (mention.isVouched || mention.kind !== 'town' || best.isBeside) return best;
  const isNear = measureNearness(units);
  const region = all
    .filter((one) => one.isBeside && one.mention.isVouched && isNear(one, best))
    .flatMap((one) => one.mention.regions)
    .find((one) => one.code !== null && mention.towns.some((town) => liesIn(town, one)));
  if (!region) return best;
  const towns = mention.towns.filter((town) => liesIn(town, region));
  const { country } = region;
  return { ...best, mention: { ...mention, towns, regions: [region], country, isVouched: true } };
}

/** So sure the words of a text are of its country where they need only choose among the towns of one name. */
const LIKELY = 0.8;

/** "Darwen" in a text that is British by its spelling and its terms is the town there, where there is one. */
function withLikelyCountry(best: PlaceCandidate, text: string): PlaceCandidate {
  const { mention } = best;
  if (mention.isVouched || mention.kind !== 'town' || mention.country !== null) return best;
  const { country, share } = weighCountryWords(text);
  const towns = mention.towns.filter((town) => town.country === country);
  return country !== 'GB' || share < LIKELY || towns.length === 0
    ? best
    : { ...best, mention: { ...mention, towns, country } };
}

const heavier = (
  best: PlaceCandidate | undefined,
  candidate: PlaceCandidate,
): PlaceCandidate | undefined => (!best || candidate.weight > best.weight ? candidate : best);

/** The same town named with its region elsewhere says where it is. */
function findVouched(best: PlaceCandidate, all: readonly PlaceCandidate[]): PlaceCandidate {
  if (best.mention.isVouched || best.mention.kind !== 'town') return best;
  const twin = all.find(
    (other) =>
      other.mention.isVouched && other.mention.kind === 'town' && nameKey(other) === nameKey(best),
  );
  return twin ? { ...best, mention: { ...twin.mention, name: best.mention.name } } : best;
}

function isWithin(town: PlaceCandidate, area: PlaceCandidate): boolean {
  const { regions, country } = area.mention;
  const { mention } = town;
  const countries = mention.country ? [mention.country] : mention.towns.map((one) => one.country);
  if (country !== null && !countries.includes(country)) return false;
  return (
    area.mention.kind !== 'region' ||
    regions.some(
      (region) =>
        mention.regions.includes(region) ||
        mention.towns.some((one) => one.country === region.country && one.admin === region.admin),
    )
  );
}

/** The least that a text must say for a country before it is offered without any place. */
const COUNTRY_ALONE = 4;
/** Customers and colleagues abroad are named as well. */
const COUNTRY_UNTOLD = 5.5;
const COUNTRY_AHEAD = 2.5;
const COUNTRY_CONFIDENCE = 0.45;

/** No place is named, but the whole text speaks for one country, which it names: something to ask. */
function offerCountry(
  evidence: CountryEvidence,
  candidates: readonly PlaceCandidate[],
  { text, told }: { text: string; told: string | null },
): Found<ReadPlace> | null {
  const [first, second] = [...evidence].sort((a, b) => b[1] - a[1]);
  const isUntold = told === null && first !== undefined && toTold(first[0]) === first[0];
  const least = isUntold ? COUNTRY_UNTOLD : COUNTRY_ALONE;
  if (
    !first ||
    (told !== null && told !== first[0]) ||
    first[1] < least ||
    first[1] - (second?.[1] ?? 0) < COUNTRY_AHEAD
  )
    return null;
  const [country] = first;
  const named = candidates.find(
    ({ mention }) => mention.kind === 'country' && mention.country === country,
  );
  if (!named) return null;
  const { start, end } = named;
  return {
    value: { label: nameCountry(country), city: null, region: null, country, options: [] },
    confidence: COUNTRY_CONFIDENCE,
    evidence: [{ quote: text.slice(start, end), start, end }],
  };
}

/** Whether the neighbours of a name left nothing open that the rest of the text could settle. */
const isSettled = ({ mention }: PlaceCandidate): boolean =>
  mention.country !== null && (mention.kind !== 'town' || mention.regions.length === 1);

/** "Greater Leeds", "Denver Metropolitan Area": where a board sorts the job, and not where it is. */
const metro =
  /^(?:the )?greater \p{L}|\b(?:metropolitan (?:area|region)|metroplex|metro area|bay area|area|region)(?:, \p{L}{2,20})?$/iu;
const namesMetro = ({ unit }: PlaceCandidate): boolean =>
  unit.label === null && unit.shape !== 'sentence' && metro.test(unit.text);

/** The town of the office in the body, where the text leaves no doubt which town that is. */
const findOffice = (candidates: readonly PlaceCandidate[]): PlaceCandidate | undefined =>
  candidates
    .filter(
      (candidate) =>
        candidate.mention.kind === 'town' &&
        candidate.mention.isVouched &&
        candidate.weight >= OFFICE_FROM &&
        !candidate.isElsewhere &&
        !namesMetro(candidate),
    )
    .reduce(heavier, undefined);

/** So many people are known abroad as well. */
const KNOWN_ABROAD = 100_000;

/** "Komen" is a hamlet in Slovenia and a name in an American text. */
function isForeignName({ mention, unit }: PlaceCandidate, told: string | null): boolean {
  const { kind, isVouched, towns } = mention;
  const [first] = towns;
  if (told === null || kind !== 'town' || isVouched || !first || readLabel(unit.label) > 0)
    return false;
  return first.population < KNOWN_ABROAD && towns.every(({ country }) => country !== told);
}

function choose(candidates: readonly PlaceCandidate[]): PlaceCandidate | undefined {
  const best = candidates.reduce(heavier, undefined);
  if (!best || best.weight < LEAST_WEIGHT) return undefined;
  if (best.mention.kind === 'town')
    return namesMetro(best) ? (findOffice(candidates) ?? best) : best;
  const town = candidates
    .filter(
      (candidate) =>
        candidate.mention.kind === 'town' &&
        candidate.weight >=
          (best.mention.kind === 'country' ? REFINES_COUNTRY_FROM : REFINES_FROM) &&
        isWithin(candidate, best),
    )
    .reduce(heavier, undefined);
  return town ?? best;
}

/** What is hardly more than a mention is surer when nothing else is named. */
const confirm = (
  named: PlaceCandidate | undefined,
  lone: PlaceCandidate | undefined,
): PlaceCandidate | undefined =>
  named && lone && nameKey(named) === nameKey(lone) && lone.weight > named.weight
    ? { ...named, weight: lone.weight }
    : (named ?? lone);

/** The town stands in the text, whichever of its name it is; an area without a country says too little. */
const limitOpen = ({ city }: SettledPlace): number => (city === null ? 0.49 : 0.6);

function toFound(
  { weight, start, end, mention }: PlaceCandidate,
  settled: SettledPlace,
  { text }: PlaceInput,
  all: readonly PlaceCandidate[],
): Found<ReadPlace> {
  const sure = Math.min(0.97, 0.35 + (0.6 * Math.max(0, weight - 30)) / (SURE_WEIGHT - 30));
  const others = all
    .filter(
      (other) => other.start !== start && other.mention.name === mention.name && other.weight > 30,
    )
    .slice(0, MOST_EVIDENCE - 1);
  const { label, city, region, country, options } = settled;
  return {
    value: { label, city, region, country, options },
    confidence: Math.round((country ? sure : Math.min(sure, limitOpen(settled))) * 100) / 100,
    evidence: [{ start, end }, ...others].map((span) => ({
      quote: text.slice(span.start, span.end),
      start: span.start,
      end: span.end,
    })),
  };
}

/** Below this a place is hardly more than mentioned. */
const FIRM_WEIGHT = 60;

/** The seat of the employer, or a name that is no place at all, in a country that the text is not from. */
function isDoubted(best: PlaceCandidate, { country }: SettledPlace, told: string | null): boolean {
  if (best.weight >= FIRM_WEIGHT || country === null) return false;
  return told !== null && told !== country;
}

/** The country that nothing names but that all of the text speaks of. */
function inferSure(text: string): string | null {
  const found = inferCountry(text);
  return found?.isSure ? found.country : null;
}

/** Where the work is: what is labelled, then the head of the text, then what sentences say. */
export function readPlace(input: PlaceInput): Found<ReadPlace> | null {
  const { units, text, language, currency } = input;
  const told = tellCountry(text);
  const candidates = withoutBeside(
    addRepeats(findPlaceCandidates(units, text)).filter(
      (candidate) => !isForeignName(candidate, told),
    ),
    units,
  );
  const unknown = findLabelledPlace(units, text);
  const named = choose(candidates);
  const isBetter = unknown && (!named || (named.weight < 60 && named.start !== unknown.start));
  const chosen = isBetter ? unknown : confirm(named, findLonePlace(candidates, units, text));
  const best =
    chosen &&
    withLikelyCountry(withStateNearby(findVouched(chosen, candidates), candidates, units), text);
  const mentions = candidates.map(({ mention }) => mention);
  const isOpen = !best || !isSettled(best);
  const evidence = isOpen ? weighCountries({ text, language, currency, mentions }) : NONE;
  const regions = isOpen && best ? weighRegions(text, mentions, best.mention.name) : NONE;
  const settled = best && settleMention(best.mention, evidence, regions);
  const isElsewhere = best && settled && isDoubted(best, settled, told);
  if (!best || !settled || isElsewhere || best.mention.kind === 'country') {
    const country = (isElsewhere ? null : best?.mention.country) ?? inferSure(text);
    const state = findLoneState(candidates, text, { country, told });
    if (state) return state;
    const area = findNamedArea(units, text, country ?? told);
    if (area) return area;
  }
  if (!best || !settled || isElsewhere) return offerCountry(evidence, candidates, { text, told });
  return toFound(best, settled, input, candidates);
}
