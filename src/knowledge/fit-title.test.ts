import { expect, it } from 'vitest';
import { askTitle, fits, fitTitle } from './fit-title.ts';
import { listHeads } from './load-drawers.ts';

const fitOf = (file: string, title: string, country: string | null = null): number => {
  const head = listHeads().find((one) => one.file.endsWith(`/${file}.yaml`));
  if (!head) throw new Error(`${file} was not found`);
  return fitTitle(head, askTitle(title, country)).fit;
};

it('keeps a word of rank where it is the post itself', () => {
  expect(fitOf('school-principal', 'Assistant Principal - Harlow Elementary')).toBe(fits.whole);
  expect(fitOf('facilities-manager', 'Facilities Lead')).toBe(fits.whole);
  expect(fitOf('registered-nurse', 'Lead Registered Nurse')).toBe(fits.whole);
});

it('takes a field in brackets as a part of the title', () => {
  expect(fitOf('civil-engineer', 'Principal Engineer (Highway)')).toBe(fits.end);
  expect(fitOf('civil-engineer', 'Principal Engineer (Remote)')).toBe(fits.none);
});

it('knows the rank of a staff data engineer', () => {
  expect(fitOf('data-engineer', 'Staff Data Engineer')).toBe(fits.whole);
  expect(fitOf('staff-accountant', 'Staff Accountant')).toBe(fits.whole);
});

it('wants what people of a trade are called abroad borne out', () => {
  expect(fitOf('bank-teller-and-adviser', 'Relationship Manager', 'gb')).toBe(fits.whole);
  expect(fitOf('bank-teller-and-adviser', 'Relationship Manager', 'us')).toBe(fits.kin);
  expect(fitOf('bank-teller-and-adviser', 'Relationship Manager', 'ke')).toBe(fits.whole);
  expect(fitOf('bank-teller-and-adviser', 'Bank Teller', 'us')).toBe(fits.whole);
});
