import type { Percentiles } from '../occupations/official-table.ts';
import { asheSource, asheTable, asheTitles, asheYear } from './ashe-2025.data.ts';
import type { PayRow } from './pay-row.ts';

interface BritishLine {
  name: string;
  row: PayRow;
  /** Whether the line counts this very work, and not a neighbour of it. */
  isSame: boolean;
}

const lines = asheTable
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', name = '', pay = '', socs = '', near = ''] = line.split('|');
    const [low = 0, median = 0, high = 0] = pay.split(',').map(Number);
    return { code, name, low, median, high, socs: socs.split(' '), near: near.split(' ') };
  });

const publish = (amount: number) => ({ amount, atLeast: false });
const none: Percentiles = { 10: null, 25: null, 50: null, 75: null, 90: null };

/** What full-time employees of an occupation earn in the United Kingdom: by the title, else by the American code. */
export function findBritishLine(title: string, soc: string): BritishLine | null {
  const code = asheTitles.find(([pattern]) => pattern.test(title))?.[1];
  const line =
    lines.find((one) => one.code === code) ??
    lines.find(({ socs }) => socs.includes(soc)) ??
    lines.find(({ near }) => near.includes(soc));
  if (!line) return null;
  const { low, median, high } = line;
  return {
    name: line.name,
    isSame: line.code === code || line.socs.includes(soc),
    row: {
      areaType: 'national',
      areaCode: line.code,
      areaName: 'United Kingdom',
      soc,
      year: asheYear,
      employment: null,
      hourly: none,
      annual: { ...none, 25: publish(low), 50: publish(median), 75: publish(high) },
      source: asheSource,
    },
  };
}
