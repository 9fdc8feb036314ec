import { DAILY_DRIVE_MILES, type Catchment } from './catchment.ts';

const REGIONS_SHOWN = 5;

export type Region = {
  label: string;
  count: number;
  share: number;
  miles: number | null;
  note: string | null;
};

/** The pool by county, in proportion to the people living there. */
export function listRegions(catchment: Catchment, total: number): Region[] {
  const share = (people: number): number => people / catchment.population;
  const largest = catchment.counties.toSorted((a, b) => b.population - a.population);
  const shown = largest.slice(0, REGIONS_SHOWN);
  const rest = largest.slice(REGIONS_SHOWN);
  const restPeople = rest.reduce((sum, { population }) => sum + population, 0);
  return [
    ...shown.map(({ name, state, population, miles }) => ({
      label: `${name}, ${state}`,
      count: total * share(population),
      share: share(population),
      miles: miles ?? null,
      note:
        miles === undefined
          ? null
          : miles <= DAILY_DRIVE_MILES
            ? 'daily drive'
            : 'beyond a daily drive by its centre',
    })),
    ...(rest.length > 0
      ? [
          {
            label: `${rest.length} other counties`,
            count: total * share(restPeople),
            share: share(restPeople),
            miles: null,
            note: null,
          },
        ]
      : []),
  ];
}
