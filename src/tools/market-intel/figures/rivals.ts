import type { Drawer } from '#knowledge/drawer.ts';
import { findSector } from '#knowledge/find-sector.ts';
import {
  findEmployerField,
  listLargestOf,
  type EmployerField,
} from '#knowledge/local-employers.ts';
import { isOfEverySector } from '#knowledge/with-sector.ts';
import { nameInText } from '#market/places/countries.ts';
import { findRegionsByCode } from '#market/places/regions.ts';
import { findState } from '#market/places/us-states.ts';
import { listTownsAround } from '#market/places/world-cities.ts';
import { memoize } from '#plan/memoize.ts';
import { onTheSpot } from '#plan/on-the-spot.ts';
import { makePlan } from '#plan/plan.ts';
import { getPool } from '#plan/pool.ts';
import type { Source } from '#plan/source.ts';
import { capitalize } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { findEmployers } from './employers.ts';
import { isSameHouse } from './same-house.ts';
import { findReach, hiresSuch, mayRunThem, staysNear } from './within-reach.ts';

export interface Rival {
  name: string;
  type: string;
  draw: string;
  counter: string;
}

/** Rows in all: more nobody follows up. */
const most = 4;
/** More than these stand in one row: nothing different is known of them. */
const namedApart = 2;
const shownNames = 5;
/** From this many people around on, the offices of large employers are likely among them. */
const largeCity = 2_000_000;
/** Where no town is as large, names of the whole nation are seldom on the high street. */
const largeTown = 50_000;

/** Who competes for the same people: whom the job names, else the large names of the region, the next towns, then kinds. */
export const listRivals = memoize((source: Source): Rival[] => {
  const { market } = source;
  const { drawer } = makePlan(source);
  const field = findField(source, drawer);
  const towns = sayTowns(source, field);
  const isRural = towns !== null && !isNearTown(source);
  const told = [
    ...nameRivals(market.competitors).map(ofNamed),
    // Whoever names rivals knows them better than a list does.
    ...(market.competitors.length > 0 ? [] : listLarge(source, drawer, field)),
  ];
  const kinds = drawer.rivals
    .filter(({ kind }) => !isOwnPattern(source, kind) && !(towns && repeats(kind, towns.called)))
    .filter(({ kind }) => !isRural || !ofCities.test(kind))
    .map(({ kind, draw, counter }) => ({ name: kind, type: 'By kind', draw, counter }));
  return [...told, ...(towns ? [towns.rival] : []), ...kinds].slice(0, Math.max(most, told.length));
});

const findField = ({ brief }: Source, { file, trade }: Drawer): EmployerField | null =>
  findEmployerField({
    title: brief.title.given,
    trade: file,
    isEverywhere: isOfEverySector(trade),
    sector: findSector(brief)?.sector.id ?? null,
  });

const nameRivals = (names: readonly string[]): string[] =>
  names.length <= namedApart ? [...names] : [joinList(names)];

/** A rival that the job itself names is one that people have been lost to. */
function ofNamed(name: string): Rival {
  const them = / and |, /.test(name) ? 'them' : name;
  return {
    name,
    type: 'Named in the job',
    draw: `Ask what drew people to ${them}`,
    counter: `Compare the live advertisement of ${them} line by line.`,
  };
}

/** What names that everybody knows draw people with. */
const ofLarge = {
  draw: 'A known name, set pay bands, training and other sites to move to',
  counter: 'Lay two of their live advertisements beside this one: pay, hours and journey.',
};

/** Large names of the region, else of the country where some are likely to be near; never the employer itself. */
function listLarge(source: Source, drawer: Drawer, field: EmployerField | null): Rival[] {
  const { brief, market } = source;
  const { names } = makePlan(source);
  const local = findRegional(source, field);
  const country = brief.place.country ?? market.assumedCountry ?? null;
  const found =
    local ??
    (field?.is_small || country === null || !isNearLarge(source, drawer)
      ? null
      : { names: findEmployers(drawer, country), where: `in ${nameInText(country)}` });
  const others = (found?.names ?? [])
    .filter((name) => !isSameHouse(name, names.employer) && hiresSuch(name, brief.title.given))
    .slice(0, shownNames);
  if (!found || others.length === 0) return [];
  return [
    {
      name: joinList(others),
      type: `Large employers of such people ${found.where}; check which of them hire ${names.city ? `near ${names.city}` : 'near the job'}`,
      ...ofLarge,
    },
  ];
}

/** Shops, clinics and depots are in every larger town; head offices stand in large cities. */
function isNearLarge(source: Source, { kind }: Drawer): boolean {
  if (!onTheSpot.has(kind)) return (getPool(source)?.match.peopleNear ?? 0) >= largeCity;
  return isNearTown(source);
}

function isNearTown(source: Source): boolean {
  const towns = listTowns(source);
  return towns === null || (towns[0]?.population ?? 0) >= largeTown;
}

/** Kinds of houses that a small place has none of. */
const ofCities = /\b(?:brand|chains?|across the (?:road|street)|next door|bigger|larger)\b/i;

const cityMiles = 30;

function listTowns({ brief: { place } }: Source, miles = cityMiles) {
  return place.resolved && place.resolved.city
    ? listTownsAround(place.resolved, place.resolved.country, miles)
    : null;
}

const nameState = (country: string, code: string): string =>
  country === 'US'
    ? (findState(code)?.name ?? code)
    : (findRegionsByCode(code).find((region) => region.country === country)?.name ?? code);

function findRegional(
  source: Source,
  field: EmployerField | null,
): { names: readonly string[]; where: string } | null {
  const { country = '', state } = source.brief.place.resolved ?? {};
  if (country === '') return null;
  const code = country.toLowerCase();
  if (!field) return findAllRound(source, code, state);
  const ofState = state ? field.names[`${code}-${state.toLowerCase()}`] : undefined;
  if (ofState && staysNear(source) && !isNearTown(source)) return null;
  if (ofState) return { names: ofState, where: `in ${nameState(country, state!)}` };
  const city = listTowns(source, findReach(source))?.find(
    (town) => field.names[`${code}/${town.city}`],
  );
  return city
    ? { names: field.names[`${code}/${city.city}`]!, where: sayRegion(source, city.city) }
    : null;
}

/** Of a list by city nobody knows in which town of the region each of them is. */
const sayRegion = ({ brief }: Source, city: string): string =>
  brief.place.resolved?.city === city ? `around ${city}` : 'in the region';

const fewestAllRound = 3;

/** Where no field is known, the largest houses of the region, which hire for every office. */
function findAllRound(
  source: Source,
  code: string,
  state: string | undefined,
): { names: readonly string[]; where: string } | null {
  const { kind, trade } = makePlan(source).drawer;
  if (onTheSpot.has(kind) || !isOfEverySector(trade)) return null;
  const region = state
    ? { key: `${code}-${state.toLowerCase()}`, where: `in ${nameState(code.toUpperCase(), state)}` }
    : listTowns(source, findReach(source))
        ?.map(({ city }) => ({ key: `${code}/${city}`, where: sayRegion(source, city) }))
        .find(({ key }) => listLargestOf(key).length >= fewestAllRound);
  const names = region ? listLargestOf(region.key) : [];
  return region && names.length >= fewestAllRound ? { names, where: region.where } : null;
}

/** The same work in the next towns: true of every place, and the first to be counted. */
function sayTowns(
  source: Source,
  field: EmployerField | null,
): { called: string; rival: Rival } | null {
  const { search, place, names } = makePlan(source);
  const code = (source.brief.place.country ?? '').toLowerCase();
  const called = Object.entries(field?.called ?? {});
  const word = (called.find(([key]) => key === code) ?? called.find(([key]) => key === 'any'))?.[1];
  if (!word || place.town === null || source.brief.workType === 'remote') return null;
  const [, ...near] = search.places;
  const isMany = near.length > 1 && !field?.is_rare;
  return {
    called: word,
    rival: {
      name: `${capitalize(word)} ${isMany ? `in ${joinList(near)}` : `in and around ${place.town}`}${mayRunThem(names.employer) ? ", not the employer's own" : ''}`,
      type: 'The same work within the daily drive; count their live advertisements',
      draw: 'A shorter way for whoever lives there',
      counter: 'Ask how they would get here first, then compare pay and days.',
    },
  };
}

const stems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 5));

/** "The next hospital over", where the hospitals of the next towns are named. */
const repeats = (kind: string, called: string): boolean =>
  /\b(?:next|other|others|nearby|neighbo\w+|same|down the road|across town)\b/i.test(kind) &&
  stems(kind).some((stem) => stems(called).includes(stem));

/** A job by the shift, for a time or from home is no rival of itself. */
const patterns: readonly (readonly [job: RegExp, rival: RegExp])[] = [
  [
    /per diem|\bprn\b|casual|\bbank\b|as needed/i,
    /\b(?:per diem|relief|agency|agencies|locum|casual|bank)\b/i,
  ],
  [/contract|freelance|temporary/i, /\b(?:freelanc\w+|contracting)\b/i],
  [/remote|virtual|from home/i, /\b(?:remote|home working|from home)\b/i],
];

function isOwnPattern({ brief }: Source, kind: string): boolean {
  const own = [brief.employmentType?.text, brief.title.given, brief.workType].join(' ');
  return patterns.some(([job, rival]) => job.test(own) && rival.test(kind));
}
