import { britishCounties } from './data/british-counties.data.ts';
import { foldName } from './fold-name.ts';
import { type Coordinates, measureMiles } from './place.ts';
import type { Region } from './regions.ts';

/** The middle of a county and the miles within which all of it lies. */
export type CountyReach = Coordinates & { reach: number };

let known: Map<string, CountyReach> | undefined;

const readAll = (): Map<string, CountyReach> =>
  new Map(
    britishCounties
      .trim()
      .split('\n')
      .map((line) => {
        const [name = '', latitude, longitude, reach] = line.split(',');
        return [
          foldName(name),
          { latitude: Number(latitude), longitude: Number(longitude), reach: Number(reach) },
        ];
      }),
  );

/** Where a county lies; undefined where no table tells. */
export const findReach = ({ country, name }: Region): CountyReach | undefined =>
  country === 'GB' ? (known ??= readAll()).get(foldName(name)) : undefined;

export const isWithinReach = (town: Coordinates, county: CountyReach): boolean =>
  measureMiles(town, county) <= county.reach;
