import type { CountryEvidence } from './country-evidence.ts';
import { nameCountry } from './countries.ts';
import type { PlaceMention } from './find-mentions.ts';
import type { RegionEvidence } from './region-evidence.ts';
import { findRegionOf, type Region } from './regions.ts';
import type { Town } from './world-cities.ts';

/** A mention settled as far as the text settles it. */
export interface SettledPlace {
  label: string;
  city: string | null;
  region: string | null;
  country: string | null;
  /** What it could be, when it is not settled. */
  options: string[];
  /** How sure the country is, 0 to 1. */
  certainty: number;
}

/** A choice is made when it is this many times likelier than all others together. */
const SETTLED_AT = 0.86;
const OPTIONS_SHOWN = 6;
/** A town of that name may be missing from the tables: it then lies where the text says. */
const UNKNOWN_TOWN_PEOPLE = 1_500;
/** Regions of one name that are no town: the larger country is meant a little more often. */
const REGION_PRIOR: Record<string, number> = { US: 4, GB: 2 };

interface Choice {
  country: string;
  region: Region | undefined;
  weight: number;
  isUnknown: boolean;
}

const speaksFor = (evidence: CountryEvidence, country: string): number =>
  Math.exp(Math.min(12, evidence.get(country) ?? 0));

interface Evidence {
  countries: CountryEvidence;
  regions: RegionEvidence;
}

function byTown(town: Town, { countries, regions }: Evidence): Choice {
  const near = regions.get(`${town.country}.${town.admin}`) ?? 0;
  return {
    country: town.country,
    region: findRegionOf(town),
    weight: (town.population + 200) * speaksFor(countries, town.country) * Math.exp(near),
    isUnknown: false,
  };
}

const byRegion = (region: Region, evidence: CountryEvidence): Choice => ({
  country: region.country,
  region,
  weight: (REGION_PRIOR[region.country] ?? 1) * speaksFor(evidence, region.country),
  isUnknown: false,
});

function listChoices(mention: PlaceMention, all: Evidence): Choice[] {
  const evidence = all.countries;
  const { kind, towns, regions, country, isVouched } = mention;
  if (kind === 'wide') return [];
  if (kind === 'town' && towns.length > 0) {
    const choices = towns.map((town) => byTown(town, all));
    if (isVouched) return choices;
    const known = Math.max(...towns.map((town) => evidence.get(town.country) ?? 0));
    for (const [other, strength] of evidence) {
      // Where a town of that name is known, nothing speaks for one that is not.
      if (strength < 3 || strength <= known || towns.some((town) => town.country === other))
        continue;
      const weight = UNKNOWN_TOWN_PEOPLE * speaksFor(evidence, other);
      choices.push({ country: other, region: undefined, weight, isUnknown: true });
    }
    return choices;
  }
  if (regions.length > 0) return regions.map((region) => byRegion(region, evidence));
  if (country) return [{ country, region: undefined, weight: 1, isUnknown: false }];
  // A town that no table has: only the text as a whole can say where.
  return [...evidence]
    .filter(([, strength]) => strength >= 3)
    .map(([other]) => ({
      country: other,
      region: undefined,
      weight: speaksFor(evidence, other),
      isUnknown: true,
    }));
}

function groupWeights(
  choices: readonly Choice[],
  key: (choice: Choice) => string,
): [string, number][] {
  const sums = new Map<string, number>();
  for (const choice of choices) sums.set(key(choice), (sums.get(key(choice)) ?? 0) + choice.weight);
  return [...sums].sort((a, b) => b[1] - a[1]);
}

const shareOfFirst = (groups: readonly [string, number][]): number => {
  const all = groups.reduce((sum, [, weight]) => sum + weight, 0);
  return all > 0 ? groups[0]![1] / all : 0;
};

/** "Ohio" is written OH behind a town, "Ardèche" in full. */
const writeRegion = (region: Region): string =>
  ['US', 'CA', 'AU'].includes(region.country) ? (region.code ?? region.name) : region.name;

function labelOf(city: string | null, region: string | null, country: string | null): string {
  const tail = region ?? (country ? nameCountry(country) : null);
  if (city === null) return tail ?? '';
  return tail && tail !== city ? `${city}, ${tail}` : city;
}

/** "GUILHERAND GRANGES" and "leeds" as people write them. */
function writeName(name: string): string {
  const plain = name.replace(/\s+/g, ' ');
  const isShouted = plain === plain.toUpperCase() && plain.length > 4;
  if (!isShouted && plain !== plain.toLowerCase()) return plain;
  return plain
    .toLowerCase()
    .replace(
      /(?<![\p{L}\p{M}])(?!(?:of|on|upon|sur|le|la|les|de|du|des|en|am|an|der|the|by)(?![\p{L}\p{M}]))\p{L}/gu,
      (letter) => letter.toUpperCase(),
    )
    .replace(/^\p{L}/u, (letter) => letter.toUpperCase());
}

function listOptions(mention: PlaceMention, choices: readonly Choice[]): string[] {
  const name = writeName(mention.name);
  const labels = [...choices]
    .sort((a, b) => b.weight - a.weight)
    .map(({ country, region }) =>
      mention.kind === 'town' || mention.kind === 'county'
        ? [name, region && writeRegion(region), nameCountry(country)].filter(Boolean).join(', ')
        : [name, nameCountry(country)].join(', '),
    );
  return [...new Set(labels)].slice(0, OPTIONS_SHOWN);
}

/** Which place is meant, by its neighbours first and by the rest of the text where they leave it open. */
export function settleMention(
  mention: PlaceMention,
  countries: CountryEvidence,
  regionsAround: RegionEvidence,
): SettledPlace {
  const choices = listChoices(mention, { countries, regions: regionsAround });
  const isTown = mention.kind === 'town';
  const isCityState = mention.kind === 'country' && mention.towns.length > 0;
  const city = isTown || isCityState ? writeName(mention.name) : null;
  const groups = groupWeights(choices, ({ country }) => country);
  const share = mention.country ? 1 : shareOfFirst(groups);
  const country = mention.country ?? (share >= SETTLED_AT ? groups[0]![0] : null);
  if (!country) {
    const options = listOptions(
      mention,
      choices.filter(({ isUnknown }) => !isUnknown),
    );
    return {
      label: writeName(mention.name),
      city,
      region: null,
      country,
      options,
      certainty: share,
    };
  }
  const within = choices.filter((choice) => choice.country === country && choice.region);
  const regions = groupWeights(within, ({ region }) => writeRegion(region!));
  const isRegionSure = regions.length > 0 && shareOfFirst(regions) >= SETTLED_AT;
  const county = mention.kind === 'county' ? mention.name : null;
  const named = mention.regions.filter((region) => region.country === country);
  const region = named.length === 1 ? writeRegion(named[0]!) : isRegionSure ? regions[0]![0] : null;
  const isOpen = region === null && regions.length > 1 && isTown;
  return {
    label: labelOf(city ?? county, region, country),
    city,
    region: county && !region ? county : region,
    country,
    options: isOpen ? listOptions(mention, within) : [],
    certainty: share,
  };
}
