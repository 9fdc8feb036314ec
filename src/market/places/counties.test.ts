import { beforeAll, describe, expect, it } from 'vitest';
import {
  findCounty,
  getNationalPopulation,
  listCounties,
  listCountiesWithin,
  sumPopulation,
} from './counties.ts';
import { measureMiles } from './place.ts';
import { listCitiesOf } from './world-cities.ts';

const glenrock = { latitude: 42.8614, longitude: -105.8722 };

// Reading the table of all cities takes its time on a busy machine.
beforeAll(() => void listCitiesOf('US'), 60_000);

describe('counties', () => {
  it('hold the nation', () => {
    expect(listCounties()).toHaveLength(3144);
    expect(getNationalPopulation()).toBe(334_914_895);
    expect(new Set(listCounties().map(({ state }) => state)).size).toBe(51);
  });

  it('are found by name with and without "County"', () => {
    expect(findCounty('King County', 'WA')?.population).toBe(2_271_380);
    expect(findCounty('king', 'WA')?.name).toBe('King County');
    expect(findCounty('St. Louis County', 'MO')?.state).toBe('MO');
    expect(findCounty('King County', 'OR')).toBeUndefined();
  });

  it('within 100 miles of Glenrock, WY are ten with 232,948 people', () => {
    const within = listCountiesWithin(glenrock, 100);
    expect(within).toHaveLength(10);
    expect(sumPopulation(within)).toBe(232_948);
    expect(within.map(({ miles }) => miles)).toEqual(
      within.map(({ miles }) => miles).toSorted((a, b) => a - b),
    );
  });

  it('agree with the cities table around large places', () => {
    const cities = listCitiesOf('US');
    const centres = [
      { name: 'Denver', latitude: 39.739, longitude: -104.985 },
      { name: 'Dallas', latitude: 32.783, longitude: -96.807 },
      { name: 'New York', latitude: 40.714, longitude: -74.006 },
    ];
    for (const centre of centres) {
      const inCities = cities
        .filter((city) => measureMiles(centre, city) <= 100)
        .reduce((sum, { population }) => sum + population, 0);
      const inCounties = sumPopulation(listCountiesWithin(centre, 100));
      // Cities leave out open country and are older counts; with boroughs and districts counted twice they
      // would exceed the counties by a third. A city at the edge may count where its county does not.
      expect(inCities / inCounties).toBeGreaterThan(0.55);
      expect(inCities / inCounties).toBeLessThan(1.05);
    }
  });

  // Census Bureau, population estimates of 2023.
  it.each([
    ['Cook County', 'IL', 5_087_072, 41.8401, -87.8168],
    ['Summit County', 'OH', 535_733, 41.126, -81.5322],
    ['Converse County', 'WY', 13_809, 42.9723, -105.5072],
    ['Loving County', 'TX', 43, 31.8493, -103.58],
  ])('have the published figures of %s, %s', (name, state, population, latitude, longitude) => {
    const county = findCounty(name, state);
    expect(county?.population).toBe(population);
    expect(county?.latitude).toBeCloseTo(latitude, 2);
    expect(county?.longitude).toBeCloseTo(longitude, 2);
  });
});

describe('measureMiles', () => {
  it('measures great circles', () => {
    const denver = { latitude: 39.7392, longitude: -104.9903 };
    const newYork = { latitude: 40.7128, longitude: -74.006 };
    expect(measureMiles(denver, newYork)).toBeCloseTo(1631, -1);
    expect(measureMiles(denver, denver)).toBe(0);
  });

  it('lie where their people live, and not in the middle of their desert', () => {
    expect(findCounty('Adams County', 'CO')?.longitude).toBeCloseTo(-104.94, 2);
    expect(findCounty('Los Angeles County', 'CA')?.population).toBe(9_663_345);
    const around = listCountiesWithin({ latitude: 61.218, longitude: -149.9 }, 50);
    expect(around.map(({ name }) => name)).toEqual([
      'Anchorage Municipality',
      'Matanuska-Susitna Borough',
    ]);
  });
});
