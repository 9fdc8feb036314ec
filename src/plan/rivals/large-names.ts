import type { Drawer } from '#knowledge/drawer.ts';
import {
  findAnySector,
  findEmployerFields,
  type EmployerField,
} from '#knowledge/local-employers.ts';
import type { Sector } from '#knowledge/sector-schema.ts';
import { isOfEverySector } from '#knowledge/with-sector.ts';
import { nameInText } from '#market/places/countries.ts';
import { findNation } from '#plan/criteria/gates/nation.ts';
import { onTheSpot } from '#plan/place/on-the-spot.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { joinList, listOnce } from '#writing/list.ts';
import { findEmployers } from './employers.ts';
import { goodsRivals } from './goods-rivals.data.ts';
import { findMakers } from './of-field.ts';
import { findOwn } from './own-sector.ts';
import { findRegional, isNearTown, listTowns, type Found } from './regional-names.ts';
import type { Rival } from './rival.ts';
import { isSameHouse } from './same-house.ts';
import { soldRivals } from './sold-rivals.data.ts';
import { demandsClearance, hiresSuch, hiresThere } from './within-reach.ts';

const shownNames = 4;

/** Managers, office specialists, software and offices: every large house has some of them. */
const ofEveryHouse = /^(?:11-[13]|13-(?!1161)|15-|43-(?!50|51|40[78]1|4171))/;

/** Fields of employers that want such people; where no list knows the work, for desks of every house the large ones of the place. */
export function findFields({ brief, market }: Source, { file, trade }: Drawer): EmployerField[] {
  const found = findEmployerFields({
    title: brief.title.given,
    employer: brief.employer.name,
    trade: file,
    isEverywhere: isOfEverySector(trade),
    sector: findOwn(brief, trade)?.id ?? null,
    isCleared: demandsClearance(brief),
  });
  const soc = market.profile.soc ?? market.nearest?.row.soc ?? '';
  const any =
    ofEveryHouse.test(soc) && !found.some((field) => field.any_sector) ? findAnySector() : null;
  return any === null ? found : [...found, any];
}

/** What names that everybody knows draw people with. */
const ofLarge = {
  draw: 'A known name, set pay bands, training and other sites to move to',
  counter: 'Compare two of their live advertisements: pay, hours and journey.',
};

/** Whoever works at a desk compares other things than the way there. */
const ofLargeAtDesks = {
  draw: 'A known name, set pay bands, training and other teams to move to',
  counter: 'Compare two of their live advertisements: pay, hours and what one person decides.',
};

const ofLargeAfar = {
  draw: 'A known name, set pay bands, training and other teams to move to',
  counter: 'Compare two of their live advertisements: pay, travel and what one person decides.',
};

/** Trades whose large employers have a house in nearly every larger town of the country. */
const everyTown: ReadonlySet<string> = new Set([
  'shop-assistant',
  'store-manager',
  'warehouse-operative',
  'delivery-driver',
  'lorry-driver',
  'pharmacist',
]);

/** The same for larger cities and what surrounds them. */
const everyCity: ReadonlySet<string> = new Set([
  'hairdresser',
  'care-assistant',
  'support-worker',
  'early-years-educator',
  'bank-teller-and-adviser',
  'dental-team',
  'dentist',
  'veterinarian',
  'veterinary-nurse',
  'fitness-trainer',
  'security-guard',
  'automotive-technician',
  'estate-agent',
  'insurance-agent',
  'recruiter',
  'waiter-and-bar',
  'line-cook',
  'restaurant-manager',
  'plumber-and-heating',
  'property-manager',
  'civil-engineer',
  'site-manager',
  'barista',
  'behavior-technician',
  'car-salesperson',
  'chef',
  'elevator-mechanic',
  'financial-adviser',
  'freight-broker',
  'heavy-equipment-mechanic',
  'hvac-technician',
  'import-export-coordinator',
  'leasing-consultant',
  'management-consultant',
  'optician',
  'telecommunications-technician',
]);
/** Where no city within a daily drive is as large, their names are not all there. */
const largeCity = 150_000;

/** Whether the trade has large houses of the country where the job is. */
function isOfChains(source: Source, file: string): boolean {
  const [largest] = listTowns(source) ?? [];
  return (
    (everyTown.has(file) && isNearTown(source) && largest !== undefined) ||
    (everyCity.has(file) && (largest?.population ?? 0) >= largeCity)
  );
}

const ofShops: ReadonlySet<string> = new Set(['shop-assistant', 'store-manager', 'beauty-adviser']);
const oftenSaid = 2;
const legalForm =
  /,? (?:inc|llc|ltd|limited|plc|corp|co|company|group|holdings?|stores?|shops?)\.?$/i;
const sells = /\b(?:sell(?:s|ing)?|sales of|promot(?:e|es|ing)) /i;

/** Houses that sell the same goods, where the title names them or the text comes back to them. */
function listOfGoods({ brief }: Source, { file, kind }: Drawer, country: string | null): string[] {
  if (country === null) return [];
  const isShop = ofShops.has(file ?? '') || kind === 'shop-and-service';
  const isSales = kind === 'sales' || /\bsales|sell/i.test(brief.title.given);
  if (!isShop && !isSales) return [];
  const lines = brief.facts
    .filter((fact) => fact.kind !== 'benefit')
    .map(({ text }) => text)
    .concat(brief.employerBlocks.map(({ text }) => text))
    .map((text) => (brief.employer.name === '' ? text : text.replaceAll(brief.employer.name, ' ')));
  const found = (isShop ? goodsRivals : soldRivals).find(
    ({ said }) =>
      said.test(brief.title.given) ||
      // What a house is stands at the end of its name.
      said.test(brief.employer.name.replace(legalForm, '').split(' ').slice(-1).join(' ')) ||
      lines.some((line) => isSales && sells.test(line) && said.test(line)) ||
      lines.filter((line) => said.test(line)).length >= oftenSaid,
  );
  return [...(found?.names[country] ?? [])];
}

/** Large houses of the sector or trade in the country: rivals of a job from home; of another nobody knows whether they are near. */
function findExamples(source: Source, drawer: Drawer, country: string | null): Found | null {
  const code = country?.toLowerCase() as keyof Sector['large'] | undefined;
  if (!country || !code || source.brief.workType !== 'remote') return null;
  const sector = findOwn(source.brief, drawer.trade);
  const names = (sector?.large[code] ?? findEmployers(drawer, country)).filter((name) =>
    hiresThere(name, source.brief),
  );
  return names.length === 0 ? null : { names, where: `in ${nameInText(country)}` };
}

/** Sectors whose large houses of the country have one in every larger city. */
const sectorsOfCities: ReadonlySet<string> = new Set([
  'hotel',
  'insurance',
  'commercial-property',
  'charity',
  'long-term-care',
  'logistics',
]);

/** Large houses of the sector, for a job near a large city. */
function findOfSector(source: Source, drawer: Drawer, country: string | null): Found | null {
  const sector = findOwn(source.brief, drawer.trade);
  const [largest] = listTowns(source) ?? [];
  if (!sector || !sectorsOfCities.has(sector.id) || (largest?.population ?? 0) < largeCity)
    return null;
  const names = sector.large[country?.toLowerCase() as keyof Sector['large']];
  return names ? { names, where: ofManyCities } : null;
}

/** Large houses of the employer's own field in the country, wherever they are. */
function findOfField(source: Source, { kind }: Drawer, country: string | null): Found | null {
  const names = ofHouses.has(kind) ? [] : findMakers(source, country);
  return names.length === 0 || country === null
    ? null
    : { names, where: `in ${nameInText(country)}`, isOfField: true };
}

/** Whoever works in such a house compares it with the next one, and not with makers of the same goods. */
const ofHouses: ReadonlySet<Drawer['kind']> = new Set([
  'care',
  'teaching',
  'kitchen-and-hotel',
  'shop-and-service',
]);

/** Where no list is nearer: those of the sector or trade in the country, as long as a larger town is about. */
function findNational(source: Source, drawer: Drawer, country: string | null): Found | null {
  const code = country?.toLowerCase() as keyof Sector['large'] | undefined;
  const { isTrade } = makePlan(source);
  if (!country || !code || source.brief.workType === 'remote') return null;
  if (findNation(source.brief) === 'northern_ireland') return null;
  const towns = listTowns(source);
  if (towns === null && onTheSpot.has(drawer.kind)) return null;
  const [largest] = towns ?? [];
  if (largest !== undefined && largest.population < nationalTown) return null;
  const own = findOwn(source.brief, drawer.trade)?.large[code];
  const names = (own ?? (isTrade ? findEmployers(drawer, country) : [])).filter((name) =>
    hiresThere(name, source.brief),
  );
  return names.length === 0 ? null : { names, where: `in ${nameInText(country)}` };
}
/** Where the largest town in reach is smaller, names of the whole nation are seldom there. */
const nationalTown = 100_000;

const ofManyCities = 'with sites in many cities';
/** Fewer tell a recruiter nothing that the kinds do not. */
const fewestNames = 2;

/** Employers of the region, else those with a house in every larger town; never the employer itself. */
export function listLarge(
  source: Source,
  drawer: Drawer,
  fields: readonly EmployerField[],
): Rival[] {
  const { brief } = source;
  const { names } = makePlan(source);
  const country = brief.place.country ?? source.market.assumedCountry ?? null;
  const isEveryTown =
    country !== null &&
    brief.workType !== 'remote' &&
    !fields.some((field) => field.is_small) &&
    // Chains of Great Britain have few houses there.
    findNation(brief) !== 'northern_ireland' &&
    isOfChains(source, drawer.file ?? '');
  // Where no town is known, nobody knows which chain is near.
  const isPlaced = listTowns(source) !== null;
  const ofGoods = isPlaced && isNearTown(source) ? listOfGoods(source, drawer, country) : [];
  const inRegion = (isOfPlace: boolean): (Found | null)[] =>
    brief.workType === 'remote'
      ? []
      : fields
          .filter((field) => field.any_sector === isOfPlace)
          .map((field) => findRegional(source, field));
  const candidates: (Found | null)[] = [
    ofGoods.length > 0 ? { names: ofGoods, where: 'with the same goods' } : null,
    ...inRegion(false),
    isEveryTown ? { names: findEmployers(drawer, country), where: ofManyCities } : null,
    brief.workType === 'remote' ? null : findOfSector(source, drawer, country),
    findExamples(source, drawer, country),
    findOfField(source, drawer, country),
    ...inRegion(true),
    findNational(source, drawer, country),
  ];
  for (const found of candidates) {
    const others = listOnce(found?.names ?? [])
      .filter((name) => !isSameHouse(name, names.employer) && hiresSuch(name, brief))
      .slice(0, shownNames);
    if (!found || others.length < fewestNames) continue;
    return [
      {
        name: joinList(others),
        type: `${callLarge(found)} ${found.where}; ${sayCheck(found.where, names.city)}`,
        ...(brief.workType === 'remote'
          ? ofLargeAfar
          : onTheSpot.has(drawer.kind)
            ? ofLarge
            : ofLargeAtDesks),
        isNamed: true,
        isUnchecked: !found.isOfCity,
        isOfPlace: found.isOfPlace ?? false,
      },
    ];
  }
  return [];
}

/** Where the list is of the town itself, the town is not named again. */
const sayCheck = (where: string, city: string | null): string =>
  city && !where.includes(city)
    ? `check who hires near ${city}`
    : 'check who advertises such posts now';

const callLarge = ({ isOfCity, isOfPlace, isOfField }: Found): string =>
  isOfField
    ? 'Examples, not checked: large houses of the same field'
    : isOfPlace
      ? 'Large employers of other industries, which have such posts too:'
      : isOfCity
        ? 'Large employers of such people'
        : 'Examples, not checked: large employers of such people';

/** Whether the employer itself is one of the large names: to it no "larger chain next door" is a rival. */
export function isKnownChain(source: Source): boolean {
  const { drawer, names } = makePlan(source);
  const country = source.brief.place.country ?? source.market.assumedCountry ?? null;
  return (
    names.employer !== '' &&
    [
      ...findEmployers(drawer, country),
      ...goodsRivals.flatMap(({ names: byCountry }) => byCountry[country ?? ''] ?? []),
    ].some((name) => isSameHouse(name, names.employer))
  );
}
