import { expect, it } from 'vitest';
import { listHeads } from '../load-drawers.ts';
import { compareTitles } from './title-likeness.ts';

const heads = listHeads();
const likeness = (title: string, file: string): number =>
  compareTitles(heads, title)[heads.findIndex((head) => head.file.endsWith(`/${file}.yaml`))]!;

it('finds a title of a trade, whatever the order of its words', () => {
  expect(likeness('Data Analyst', 'data-analyst')).toBeCloseTo(1);
  expect(likeness('Analyst, Data', 'data-analyst')).toBeCloseTo(1);
});

it('counts a rare word more than one that many trades have', () => {
  expect(likeness('Payroll Manager', 'payroll-specialist')).toBeGreaterThan(
    likeness('Payroll Manager', 'sales-manager'),
  );
  expect(likeness('Lighthouse Keeper', 'staff-accountant')).toBe(0);
});
