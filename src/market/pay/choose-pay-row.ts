import { findState } from '../places/us-states.ts';
import { bundledPay } from './bundled-pay.ts';
import { areaTypes, type PayPlace, type PayRow, type PaySource } from './pay-row.ts';

/** A local figure this much older than the newest one no longer beats it. */
const LOCAL_MAY_LAG_YEARS = 2;

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();

/** "Denver-Aurora-Centennial, CO" and "Kansas City, MO-KS" name their cities and states. */
function isMetroOf(areaName: string, { city, state }: PayPlace): boolean {
  if (!city || !state) return false;
  const [cities = '', states = ''] = areaName.split(/,\s*/);
  const named = cities.split(/--?|\//).map(fold);
  return named.includes(fold(city)) && states.split('-').some((code) => code.trim() === state);
}

function coversPlace(row: PayRow, place: PayPlace): boolean {
  if (place.country !== 'US') return false;
  if (row.areaType === 'national') return true;
  if (row.areaType === 'metro') return isMetroOf(row.areaName, place);
  const state = findState(row.areaName) ?? findState(row.areaCode);
  return state !== undefined && state.code === place.state;
}

/**
 * The most local figure wins over a wider one and the newer over the older, except that a local figure more
 * than two years behind the newest is passed over.
 */
export function choosePayRow({
  soc,
  place,
  sources = [],
}: {
  soc: string;
  place: PayPlace;
  sources?: readonly PaySource[];
}): PayRow | undefined {
  const rows = [...sources, bundledPay]
    .flatMap((source) => source.findRows(soc))
    .filter((row) => coversPlace(row, place) && (row.hourly[50] ?? row.annual[50]) !== null);
  const newest = Math.max(...rows.map(({ year }) => year));
  return rows
    .filter(({ year }) => newest - year <= LOCAL_MAY_LAG_YEARS)
    .sort(
      (a, b) => areaTypes.indexOf(b.areaType) - areaTypes.indexOf(a.areaType) || b.year - a.year,
    )[0];
}

/** "Wyoming, US Bureau of Labor Statistics, OEWS May 2024": shown beside every figure. */
export const describePayRow = ({ areaName, source }: PayRow): string => `${areaName}, ${source}`;
