import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { assumeCountry, isPlainlyAmerican } from './assumed-country.ts';

const brief = (...lines: string[]): Brief =>
  ({
    place: { country: null },
    pay: null,
    language: 'en',
    facts: lines.map((text) => ({ text })),
  }) as unknown as Brief;

it('assumes the United States where only they speak so', () => {
  const plain = brief('401(k) with a match', 'You start at 8 am ET');
  expect(assumeCountry(plain)).toBe('US');
  expect(isPlainlyAmerican(plain)).toBe(true);
});

it('plans no holidays for a degree that other countries have too', () => {
  const degree = brief("Bachelor's degree in accounting");
  expect(assumeCountry(degree)).toBe('US');
  expect(isPlainlyAmerican(degree)).toBe(false);
});

it('assumes nothing where another country speaks', () => {
  expect(assumeCountry(brief("Bachelor's degree", 'VAT returns to HMRC'))).toBeNull();
});
