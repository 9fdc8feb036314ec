import { expect, it } from 'vitest';
import { keepSaid } from './keep-said.ts';

it('keeps what the line says itself', () => {
  expect(keepSaid('run the payroll', 'Process payroll for three plants')).toBe('run the payroll');
  expect(keepSaid('look after the social media channels', 'Own our social media campaigns')).toBe(
    'look after the social media channels',
  );
});

it('keeps one half where the line says only that', () => {
  const phrase = 'verify insurance and obtain authorizations';
  expect(keepSaid(phrase, 'Verify insurance before each visit')).toBe('verify insurance');
});

it('says nothing that the line does not', () => {
  expect(keepSaid('keep the clinical records', 'Keep the waiting room and its records tidy')).toBe(
    '',
  );
  expect(keepSaid('advise clients on investments', 'Know investment products')).toBe('');
  expect(keepSaid('prepare for audits', 'Get on with auditors and banks')).toBe('');
  expect(keepSaid('prepare for audits', 'Help with the yearly audit')).toBe('prepare for audits');
});
