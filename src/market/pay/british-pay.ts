import type { Percentiles } from '../occupations/official-table.ts';
import { asheLines, asheSource, asheYear, type AsheLine } from './ashe-2025.data.ts';
import type { PayRow } from './pay-row.ts';

export interface BritishLine {
  name: string;
  row: PayRow;
  /** Whether the line counts this very work, and not a neighbour of it. */
  isSame: boolean;
}

const publish = (amount: number) => ({ amount, atLeast: false });
const none: Percentiles = { 10: null, 25: null, 50: null, 75: null, 90: null };

function toRow({ code, pay: [low, median, high] }: AsheLine, soc: string): PayRow {
  return {
    areaType: 'national',
    areaCode: code,
    areaName: 'United Kingdom',
    soc,
    year: asheYear,
    employment: null,
    hourly: none,
    annual: { ...none, 25: publish(low), 50: publish(median), 75: publish(high) },
    source: asheSource,
  };
}

/** What full-time employees of an occupation earn in the United Kingdom: by the title, else by the American code. */
export function findBritishLine(title: string, soc: string): BritishLine | null {
  const titled = asheLines.find((line) => line.title?.test(title));
  const line =
    titled ??
    asheLines.find(({ socs }) => socs.includes(soc)) ??
    asheLines.find(({ near }) => near.includes(soc));
  if (!line) return null;
  return {
    name: line.name,
    row: toRow(line, soc),
    isSame: line === titled || line.socs.includes(soc),
  };
}
