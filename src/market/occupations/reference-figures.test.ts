import { describe, expect, it } from 'vitest';
import { measureCoverage, printCoverage } from './coverage.ts';
import { totalEmployment } from './data/pay-2024.data.ts';
import {
  findOfficial,
  listOfficialCodes,
  percentileRanks,
  type Published,
} from './official-table.ts';

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

const print = (value: Published): string =>
  value === null ? '*' : value.atLeast ? '#' : String(value.amount);

/** OEWS, May 2024: employment, then hourly and yearly pay at the five published ranks. */
const published = [
  '11-1011|Chief Executives|211850|35.44,60.61,99.24,#,#|73710,126080,206420,#,#',
  '15-1252|Software Developers|1654440|38.39,49.55,63.98,81.25,101.66|79850,103050,133080,169000,211450',
  '29-1141|Registered Nurses|3282010|31.75,37.79,45,51.9,65.06|66030,78610,93600,107960,135320',
  '35-3031|Waiters and Waitresses|2302690|8.89,12.35,16.23,21.8,30.06|18500,25690,33760,45350,62510',
  '49-9081|Wind Turbine Service Technicians|11220|23.61,28.32,30.09,36.37,42.35|49110,58910,62580,75640,88090',
];

it.each(published)('the figures are the table’s own: %s', (line) => {
  const [soc = '', title, employment, hourly, annual] = line.split('|');
  const ours = findOfficial(soc)!;
  const ranks = (of: 'hourly' | 'annual') => percentileRanks.map((rank) => print(ours[of][rank]));
  expect(ours.title).toBe(title);
  expect(String(ours.employment)).toBe(employment);
  expect(ranks('hourly').join(',')).toBe(hourly);
  expect(ranks('annual').join(',')).toBe(annual);
});

it('every figure rises from rank to rank', () => {
  const isRising = (values: Published[]): boolean => {
    const amounts = values.flatMap((value) => (value && !value.atLeast ? [value.amount] : []));
    return amounts.every((amount, i) => i === 0 || amount >= amounts[i - 1]!);
  };
  for (const soc of listOfficialCodes()) {
    const { hourly, annual } = findOfficial(soc)!;
    expect(isRising(percentileRanks.map((rank) => hourly[rank])), soc).toBe(true);
    expect(isRising(percentileRanks.map((rank) => annual[rank])), soc).toBe(true);
  }
});

it('the total is the nation’s', () => {
  expect(totalEmployment).toBe(154_187_380);
});
