import { expect, test } from 'vitest';

import { companySizes, industries, voiceTones } from '#shared/organization.ts';

import { companySizeOptions, industryOptions, nameOf, voiceOptions } from './organization-words.ts';

test('every value can be chosen, and so can none', () => {
  const values = (options: readonly { value: string }[]) => options.map(({ value }) => value);
  expect(values(industryOptions)).toEqual(['', ...industries]);
  expect(values(companySizeOptions)).toEqual(['', ...companySizes]);
  expect(values(voiceOptions)).toEqual(['', ...voiceTones]);
});

test('a size is shown as it is stored', () => {
  expect(nameOf(companySizeOptions, '501-1000')).toBe('501-1000');
});

test('a stored value is shown in words, and an unknown one as it is', () => {
  expect(nameOf(industryOptions, 'real-estate')).toBe('Real estate');
  expect(nameOf(industryOptions, 'alchemy')).toBe('alchemy');
  expect(nameOf(industryOptions, null)).toBeNull();
});
