import { expect, it } from 'vitest';
import { readNominalDuty } from './nominal-duty.ts';

it.each([
  ['much of the maintenance of our boats', 'maintain much of our boats'],
  ['most of the testing of the engines', 'test most of the engines'],
  ['preparation of the returns', 'prepare the returns'],
])('%s is a deed', (phrase, deed) => {
  expect(readNominalDuty(phrase)).toBe(deed);
});
