import { DAILY_DRIVE_MILES, type Catchment } from './catchment.ts';

const REGIONS_SHOWN = 5;

export type Region = {
  label: string;
  count: number;
  share: number;
  miles: number | null;
  note: string | null;
};

/** The pool by county, in proportion to the people living there: of those within a daily drive the largest, nearest first. */
export function listRegions(catchment: Catchment, total: number): Region[] {
  const share = (people: number): number => people / catchment.population;
  const isDrive = ({ miles }: Catchment['counties'][number], i: number): boolean =>
    miles === undefined || i === 0 || miles <= DAILY_DRIVE_MILES;
  const near = catchment.counties.filter(isDrive);
  const largest = near.toSorted((a, b) => b.population - a.population);
  // The nearest is always one of them.
  const home = near[0]?.miles === undefined ? [] : near.slice(0, 1);
  const shown = [...new Set([...home, ...largest])]
    .slice(0, REGIONS_SHOWN)
    .toSorted((a, b) => (a.miles ?? 0) - (b.miles ?? 0));
  const rest = catchment.counties.filter((county) => !shown.includes(county));
  const restPeople = rest.reduce((sum, { population }) => sum + population, 0);
  return [
    ...shown.map((county) => {
      const { name, state, population, miles } = county;
      return {
        label: `${name}, ${state}`,
        count: total * share(population),
        share: share(population),
        miles: miles ?? null,
        note: miles === undefined ? null : sayMiles(miles),
      };
    }),
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

/** The town may lie in the county all the same: only its center is known, and that to ten miles. */
const sayMiles = (miles: number): string =>
  miles < 10 ? 'center within 10 miles' : `center about ${Math.round(miles / 10) * 10} miles off`;
