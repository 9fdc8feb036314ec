import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../csv.ts';
import { measureCoverage, printCoverage } from './coverage.ts';
import { payTable, totalEmployment } from './data/pay-2024.data.ts';
import {
  findOfficial,
  listOfficialCodes,
  percentileRanks,
  type Published,
} from './official-table.ts';

/** The public table beside the project, where it is present. */
const reference = new URL(
  '../../../../shared/data/reference/oews-national-2024.csv',
  import.meta.url,
);

describe('coverage of US employment', () => {
  it('is at least 80 % and touches every major group', () => {
    const { share, groups, covered, total } = measureCoverage();
    expect(share).toBeGreaterThanOrEqual(0.8);
    expect(covered).toBeLessThan(total);
    expect(groups).toHaveLength(22);
    expect(groups.filter(({ occupations }) => occupations === 0)).toEqual([]);
  });

  it('is printed for people', () => {
    expect(printCoverage()).toMatch(
      /cover [\d,]+ of 154,187,380 jobs \(\d\d\.\d %\), OEWS May 2024/,
    );
  });
});

describe.skipIf(!existsSync(reference))('figures against the reference table', () => {
  const rows = existsSync(reference) ? readCsv(readFileSync(reference, 'utf8')) : [];
  const bySoc = new Map(rows.map((row) => [row['OCC_CODE']!, row]));
  const print = (value: Published): string =>
    value === null ? '*' : value.atLeast ? '#' : String(value.amount);

  it('every published figure is the table’s own', () => {
    const columns = { 10: 'PCT10', 25: 'PCT25', 50: 'MEDIAN', 75: 'PCT75', 90: 'PCT90' } as const;
    for (const soc of listOfficialCodes()) {
      const ours = findOfficial(soc)!;
      const row = bySoc.get(soc)!;
      expect(ours.title).toBe(row['OCC_TITLE']);
      expect(String(ours.employment ?? '**')).toBe(row['TOT_EMP']);
      for (const rank of percentileRanks) {
        expect(print(ours.hourly[rank])).toBe(String(row[`H_${columns[rank]}`]));
        expect(print(ours.annual[rank])).toBe(String(row[`A_${columns[rank]}`]));
      }
    }
  });

  it('the total is the table’s total, and the table is not copied whole', () => {
    expect(totalEmployment).toBe(Number(bySoc.get('00-0000')!['TOT_EMP']));
    const detailed = rows.filter((row) => row['O_GROUP'] === 'detailed').length;
    expect(payTable.trim().split('\n').length).toBeLessThan(detailed);
  });
});
