import { countyTable } from './data/counties-2023.data.ts';
import { countyPeople } from './data/county-people.data.ts';
import { foldName } from './fold-name.ts';
import { type Coordinates, measureMiles } from './place.ts';

export type County = Coordinates & { name: string; state: string; population: number };

export type CountyWithin = County & { miles: number };

let counties: County[] | undefined;

/** "CO Adams" to the point where most of its people live. */
const readPeople = (): Map<string, Coordinates> =>
  new Map(
    countyPeople
      .trim()
      .split('\n')
      .flatMap((line) =>
        line
          .slice(3)
          .split(';')
          .map((entry): [string, Coordinates] => {
            const [name = '', latitude, longitude] = entry.split(',');
            return [
              `${line.slice(0, 2)} ${name}`,
              { latitude: Number(latitude), longitude: Number(longitude) },
            ];
          }),
      ),
  );

function readCounty(entry: string, state: string, people: Map<string, Coordinates>): County {
  const [name = '', ...figures] = entry.split(',');
  const lived = people.get(`${state} ${name.replace(/^=/, '')}`);
  const [latitude, longitude, population] = lived
    ? [lived.latitude, lived.longitude, figures[2]]
    : figures;
  return {
    name: name.startsWith('=') ? name.slice(1) : `${name} County`,
    state,
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: Number(population),
  };
}

export function listCounties(): readonly County[] {
  if (counties) return counties;
  const people = readPeople();
  counties = countyTable
    .trim()
    .split('\n')
    .flatMap((line) =>
      line
        .slice(3)
        .split(';')
        .map((entry) => readCounty(entry, line.slice(0, 2), people)),
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
