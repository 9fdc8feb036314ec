import { findOfficial } from '../occupations/official-table.ts';
import { bundledPay } from '../pay/bundled-pay.ts';
import type { PayRow, PaySource } from '../pay/pay-row.ts';
import { listCounties, sumPopulation } from '../places/counties.ts';
import { findState } from '../places/us-states.ts';
import type { Catchment } from './catchment.ts';

/** A number of people, never a head count: the estimate and how far off it may well be. */
export type Estimate = { count: number; low: number; high: number };

export type OccupationEstimate = Estimate & {
  soc: string;
  title: string;
  basis: 'state' | 'national';
  source: string;
};

/**
 * How far the true number may lie from employment times population share. Rare trades cluster where their work
 * is; common ones follow people. Planning factors of ours, shown as such.
 */
const SPREAD = {
  state: { low: 0.75, high: 1.35 },
  nationalCommon: { low: 0.6, high: 1.6 },
  nationalRare: { low: 0.5, high: 2 },
};
const RARE_BELOW_EMPLOYMENT = 50_000;

export const spreadNote =
  'Range: half to double for trades of fewer than 50,000 people in the nation, 60 to 160 % for others, 75 to 135 % where state figures were imported. Planning factors, not a measured error.';

const newestFirst = (a: PayRow, b: PayRow): number => b.year - a.year;

/** Employment per inhabitant, by state where such a figure was imported and for the nation otherwise. */
function readRates(
  soc: string,
  sources: readonly PaySource[],
): { national: PayRow | undefined; states: Map<string, PayRow> } {
  const rows = [...sources, bundledPay]
    .flatMap((source) => source.findRows(soc))
    .filter((row) => row.employment !== null);
  const states = new Map<string, PayRow>();
  for (const row of rows.filter(({ areaType }) => areaType === 'state').sort(newestFirst)) {
    const state = findState(row.areaName) ?? findState(row.areaCode);
    if (state && !states.has(state.code)) states.set(state.code, row);
  }
  return {
    national: rows.filter(({ areaType }) => areaType === 'national').sort(newestFirst)[0],
    states,
  };
}

let populationByState: Map<string, number> | undefined;
function getStatePopulation(code: string): number {
  populationByState ??= new Map(
    [...Map.groupBy(listCounties(), ({ state }) => state)].map(([state, all]) => [
      state,
      sumPopulation(all),
    ]),
  );
  return populationByState.get(code) ?? 0;
}

export function estimateOccupation({
  soc,
  catchment,
  sources = [],
}: {
  soc: string;
  catchment: Catchment;
  sources?: readonly PaySource[];
}): OccupationEstimate | null {
  const { national, states } = readRates(soc, sources);
  if (!national?.employment) return null;
  const nationalRate = national.employment / catchment.nationalPopulation;
  let exact = 0;
  let count = 0;
  for (const [state, members] of Map.groupBy(catchment.counties, (county) => county.state)) {
    const people = sumPopulation(members);
    const row = states.get(state);
    if (row?.employment) exact += people;
    count += people * (row?.employment ? row.employment / getStatePopulation(state) : nationalRate);
  }
  const basis = exact > catchment.population / 2 ? 'state' : 'national';
  const spread =
    basis === 'state'
      ? SPREAD.state
      : national.employment < RARE_BELOW_EMPLOYMENT
        ? SPREAD.nationalRare
        : SPREAD.nationalCommon;
  const used = basis === 'state' ? [...states.values()][0]! : national;
  return {
    soc,
    title: findOfficial(soc)?.title ?? soc,
    count,
    low: count * spread.low,
    high: count * spread.high,
    basis,
    source: used.source,
  };
}

/** Two significant figures from a hundred on: more would pretend to have counted. */
export function roundCount(count: number): number {
  if (count < 100) return Math.round(count);
  const unit = 10 ** (Math.floor(Math.log10(count)) - 1);
  return Math.round(count / unit) * unit;
}

export const describeEstimate = ({ count, low, high }: Estimate): string => {
  const say = (value: number): string => roundCount(value).toLocaleString('en-US');
  return `about ${say(count)} (${say(low)} to ${say(high)})`;
};
