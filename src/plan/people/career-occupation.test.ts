import { expect, it } from 'vitest';
import {
  isNearTo,
  isOfSchooling,
  isPaidAbove,
  isWithoutDegree,
  listCareerCodes,
} from './career-occupation.ts';

const codes = (...search: string[]): readonly string[] => listCareerCodes({ search });

it('knows what such people are by titles alone', () => {
  expect(codes('staff accountant')).toContain('13-2011');
  expect(codes('month-end', 'ledger')).toEqual([]);
});

it('tells whether a career is near to the job', () => {
  expect(isNearTo('13-2011')(codes('internal auditor'))).toBe(true);
  expect(isNearTo('13-2011')(codes('truck driver'))).toBe(false);
  expect(isOfSchooling('13-2011')(codes('truck driver'))).toBe(false);
});

it('looks for nobody who would give up half the pay, or has no degree where one is demanded', () => {
  expect(isPaidAbove(codes('marketing director'), 50_000)).toBe(true);
  expect(isPaidAbove(codes('marketing director'), 150_000)).toBe(false);
  expect(isPaidAbove([], 10_000)).toBe(false);
  expect(isWithoutDegree(codes('truck driver'))).toBe(true);
  expect(isWithoutDegree(codes('staff accountant'))).toBe(false);
});
