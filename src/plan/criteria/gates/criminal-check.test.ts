import { expect, it } from 'vitest';
import type { Gate } from '../criterion.ts';
import { isCriminalCheck, mergeChecks } from './criminal-check.ts';

const gate = (name: string, ...factIds: string[]): Gate => ({
  name,
  kind: 'check',
  howChecked: '',
  when: '',
  factIds,
});
const names = (gates: readonly Gate[], nation: Parameters<typeof mergeChecks>[1]): string[] =>
  mergeChecks(gates, nation).map(({ name }) => name);

it('makes one gate of the services of several nations, by the nation of the place', () => {
  expect(names([gate('Enhanced DBS/PVG check')], 'england')).toEqual(['Enhanced DBS check']);
  expect(names([gate('Enhanced DBS or PVG')], 'scotland')).toEqual(['PVG scheme membership']);
  expect(names([gate('DBS'), gate('PVG'), gate('Pre-employment check')], 'wales')).toEqual([
    'DBS check',
  ]);
  expect(names([gate('DBS or AccessNI')], null)).toEqual([
    'Criminal record check (DBS, PVG or AccessNI by nation)',
  ]);
});

it('leaves the words of the job where they name one service', () => {
  const all = [
    gate('Valid forklift card'),
    gate('DBS'),
    gate('Enhanced DBS with barred list', 'a'),
  ];
  expect(names(all, 'england')).toEqual(['Valid forklift card', 'Enhanced DBS with barred list']);
});

it('names the check of Northern Ireland where the text names that of Great Britain', () => {
  expect(names([gate('Enhanced DBS check', 'a')], 'northern_ireland')).toEqual([
    'Enhanced AccessNI check (the advertisement says "DBS")',
  ]);
  expect(names([gate('AccessNI check', 'a')], 'northern_ireland')).toEqual(['AccessNI check']);
});

it('knows the check under its other names', () => {
  expect(isCriminalCheck('A satisfactory criminal record check')).toBe(true);
  expect(isCriminalCheck('Reference check')).toBe(false);
});
