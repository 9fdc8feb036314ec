import { countyTable } from './data/counties-2023.data.ts';
import { foldName } from './fold-name.ts';
import { type Coordinates, measureMiles } from './place.ts';

export type County = Coordinates & { name: string; state: string; population: number };

export type CountyWithin = County & { miles: number };

let counties: County[] | undefined;

function readCounty(entry: string, state: string): County {
  const [name = '', latitude, longitude, population] = entry.split(',');
  return {
    name: name.startsWith('=') ? name.slice(1) : `${name} County`,
    state,
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: Number(population),
  };
}

export function listCounties(): readonly County[] {
  counties ??= countyTable
    .trim()
    .split('\n')
    .flatMap((line) =>
      line
        .slice(3)
        .split(';')
        .map((entry) => readCounty(entry, line.slice(0, 2))),
    );
  return counties;
}

export function findCounty(name: string, state: string): County | undefined {
  const wanted = foldName(name);
  return listCounties().find(
    (county) =>
      county.state === state &&
      (foldName(county.name) === wanted || foldName(county.name) === `${wanted} county`),
  );
}

/** Counties whose centre lies within the radius, nearest first. Edges are rough by up to a county's width. */
export function listCountiesWithin(centre: Coordinates, miles: number): CountyWithin[] {
  return listCounties()
    .map((county) => ({ ...county, miles: measureMiles(centre, county) }))
    .filter((county) => county.miles <= miles)
    .sort((a, b) => a.miles - b.miles);
}

export const sumPopulation = (list: readonly County[]): number =>
  list.reduce((sum, { population }) => sum + population, 0);

export const getNationalPopulation = (): number => sumPopulation(listCounties());
