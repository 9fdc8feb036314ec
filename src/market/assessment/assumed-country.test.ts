import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { assumeCountry } from './assumed-country.ts';

const brief = (...lines: string[]): Brief =>
  ({
    place: { country: null, label: 'Location not stated', resolved: null },
    pay: null,
    language: 'en',
    title: { given: 'Clerk' },
    facts: lines.map((text) => ({ text })),
  }) as unknown as Brief;

it('assumes the United States where they mostly speak so', () => {
  expect(assumeCountry(brief('401(k) with a match', 'You start at 8 am ET'))).toBe('US');
  expect(assumeCountry(brief("Associate's degree in accounting"))).toBe('US');
});

it('assumes nothing where another country speaks', () => {
  expect(
    assumeCountry(brief("Associate's degree", 'Send a CV; bank holidays are free')),
  ).toBeNull();
});

it.each([
  ['GB', 'You hold five GCSEs and pass a DBS check'],
  ['IE', 'Mostly at our works in County Offaly'],
  ['KE', 'A valid KRA PIN and NHIF card'],
  [null, 'Knows the NHS and the RRSP rules'],
])('takes a job for one of %s by its own words: %s', (country, text) => {
  expect(assumeCountry(brief(text))).toBe(country);
});

it('assumes nothing from a degree that half of the world has', () => {
  expect(assumeCountry(brief("Bachelor's degree in accounting", 'Send your resume'))).toBeNull();
});

it('goes by the money that one country pays in', () => {
  const paid = { ...brief('Count the stock'), pay: { currency: 'KES' } } as unknown as Brief;
  expect(assumeCountry(paid)).toBe('KE');
});

it('shows the figures of a country that is known without a place', () => {
  const known = brief('Paid holidays');
  expect(assumeCountry({ ...known, place: { ...known.place, country: 'US' } })).toBe('US');
});

it.each([
  ['a state', brief('Our clients are all over Arizona')],
  ['pay in dollars', { ...brief('Count the stock'), pay: { currency: 'USD' } } as unknown as Brief],
  ['two American words', brief('High school diploma', 'Dental and vision')],
])('assumes the United States from %s', (_, told) => {
  expect(assumeCountry(told)).toBe('US');
});

it('assumes nothing from dollars that are paid elsewhere, or from one word', () => {
  const abroad = brief('Analyse the books of our centres');
  expect(assumeCountry({ ...abroad, pay: { currency: 'USD' } } as unknown as Brief)).toBeNull();
  expect(assumeCountry(brief('High school diploma'))).toBeNull();
});

it('takes a licence of one state for work in the United States', () => {
  const licensed = brief('Holds a current license in the State of Georgia as a river pilot');
  const facts = licensed.facts.map((fact) => ({ ...fact, kind: 'licence' as const }));
  expect(assumeCountry({ ...licensed, facts })).toBe('US');
  expect(assumeCountry(licensed)).toBeNull();
});
