import { expect, it } from 'vitest';
import { askProfession, checkProfession, isOfProfession } from './profession.ts';

it('tells what a profession examines from what is licensed for a time', () => {
  for (const name of [
    'Part-qualified or newly qualified ACA or CIMA',
    'CIPD Level 5 qualified',
    'Chartered surveyor',
    'PMP certification',
  ])
    expect(isOfProfession(name), name).toBe(true);
  for (const name of [
    'Valid forklift licence',
    'Registered Nurse with NMC pin',
    'Food hygiene certificate',
    'Clean driving record',
  ])
    expect(isOfProfession(name), name).toBe(false);
});

it('asks for papers passed or for the body, and for no day on which it runs out', () => {
  expect(askProfession('Part-qualified ACA or CIMA')).toMatch(
    /^Are you part-qualified \(ACA or CIMA\): which papers have you passed, and which do you sit next\?/,
  );
  expect(askProfession('Qualified accountant (ACA or CIMA)')).toMatch(
    /^Are you a qualified accountant \(ACA or CIMA\), and with which body\?/,
  );
  expect(askProfession('PMP certification')).toMatch(
    /^Do you hold a PMP certification, and with which body\?/,
  );
  expect(checkProfession('Part-qualified CIMA').howChecked).toMatch(/papers passed/);
});
