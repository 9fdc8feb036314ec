import { expect, test } from 'vitest';

import { pageLists, setupLists, voiceTones } from '#shared/organization.ts';

import {
  nameIndustry,
  nameVoice,
  offerCompanySizes,
  offerIndustries,
  voiceOptions,
} from './organization-words.ts';

const values = (options: readonly { value: string }[]) => options.map(({ value }) => value);

test('each screen offers its own sizes and industries, and none', () => {
  const small = ['1-10', '11-50', '51-200', '201-500', '501-1000'];
  const sizes = ({ companySizes }: typeof setupLists) =>
    values(offerCompanySizes({ offered: companySizes, stored: null }));
  expect(sizes(setupLists)).toEqual(['', ...small, '1001-5000', '5000+']);
  expect(sizes(pageLists)).toEqual(['', ...small, '1000+']);
  const industries = (lists: typeof setupLists) =>
    values(offerIndustries({ offered: lists.industries, stored: null }));
  expect(industries(setupLists)).toHaveLength(13);
  expect(industries(pageLists)).toEqual([
    '',
    'technology',
    'healthcare',
    'finance',
    'education',
    'manufacturing',
    'retail',
    'consulting',
    'other',
  ]);
});

test('a stored value of the other list stays a choice', () => {
  const sizes = offerCompanySizes({ offered: pageLists.companySizes, stored: '5000+' });
  expect(values(sizes).slice(-2)).toEqual(['1000+', '5000+']);
  const industries = offerIndustries({ offered: pageLists.industries, stored: 'real-estate' });
  expect(industries.at(-1)).toEqual({ value: 'real-estate', label: 'Real estate' });
  const known = offerCompanySizes({ offered: pageLists.companySizes, stored: '1000+' });
  expect(values(known).filter((value) => value === '1000+')).toHaveLength(1);
});

test('every voice can be chosen, and so can none', () => {
  expect(values(voiceOptions)).toEqual(['', ...voiceTones]);
});

test('a stored value is shown in words, and an unknown one as it is', () => {
  expect(nameIndustry('real-estate')).toBe('Real estate');
  expect(nameIndustry('alchemy')).toBe('alchemy');
  expect(nameIndustry('constructor')).toBe('constructor');
  expect(nameIndustry(null)).toBeNull();
  expect(nameVoice('formal')).toBe('Formal');
});
