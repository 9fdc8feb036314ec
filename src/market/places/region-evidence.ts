import { listCounties } from './counties.ts';
import type { PlaceMention } from './find-mentions.ts';

/** How strongly a text speaks for each region of a country, by the number that the towns of the tables carry ("US.GA"). */
export type RegionEvidence = ReadonlyMap<string, number>;

const REGION_NAMED = 1.4;
const TOWN_NAMED = 1.2;
const COUNTY_NAMED = 1.6;
const MOST = 5;

const NAME = String.raw`\p{Lu}[\p{L}.’'-]{2,20}`;
/** "Cobb and Douglas County", "Monroe County" */
const countyNames = new RegExp(
  String.raw`(?<!\p{L})(${NAME}(?: ${NAME})?)(?:(?:, (${NAME}))?,? (?:and|&|or) (${NAME}(?: ${NAME})?))? Count(?:y|ies)\b`,
  'gu',
);
const LONGEST = 20_000;
const FEWEST_PEOPLE = 2_000;

let statesOfCounty: Map<string, string[]> | undefined;

function listStates(county: string): readonly string[] {
  if (!statesOfCounty) {
    statesOfCounty = new Map();
    for (const { name, state } of listCounties())
      statesOfCounty.set(name, [...(statesOfCounty.get(name) ?? []), state]);
  }
  return statesOfCounty.get(`${county} County`) ?? [];
}

/** The other places of a text: the regions it names, and those in which its towns and counties lie. */
export function weighRegions(
  text: string,
  mentions: readonly PlaceMention[],
  besides: string,
): RegionEvidence {
  const sums = new Map<string, number>();
  const seen = new Set<string>([besides.toLowerCase()]);
  const add = (region: string, weight: number): void => {
    sums.set(region, Math.min(MOST, (sums.get(region) ?? 0) + weight));
  };
  for (const { kind, name, regions, towns, isOrdinary } of mentions) {
    if (seen.has(name.toLowerCase())) continue;
    seen.add(name.toLowerCase());
    for (const { country, admin } of regions)
      if (admin) add(`${country}.${admin}`, REGION_NAMED / regions.length);
    if (kind !== 'town' || isOrdinary || regions.length > 0) continue;
    const people = towns.reduce((sum, { population }) => sum + population, 0);
    if (people < FEWEST_PEOPLE) continue;
    for (const { country, admin, population } of towns)
      add(`${country}.${admin}`, (TOWN_NAMED * population) / people);
  }
  for (const [, ...names] of text.slice(0, LONGEST).matchAll(countyNames)) {
    for (const name of names) {
      if (name === undefined || seen.has(`${name} county`)) continue;
      seen.add(`${name} county`);
      const states = listStates(name);
      for (const state of states) add(`US.${state}`, COUNTY_NAMED / states.length);
    }
  }
  return sums;
}
