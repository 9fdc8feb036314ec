import { expect, it } from 'vitest';
import { findNotice } from './notice.ts';
import { sourceOf } from './testing/source-of.ts';

it('assumes the notice of the country, and none for shifts beside another job', () => {
  const at = (country: string, given: string): string =>
    findNotice(
      sourceOf([], {
        place: { country } as never,
        title: { given, clean: given, singular: given },
        employmentType: {
          text: given,
          source: { from: 'job', field: 'sourceText', quote: given, start: 0 },
        },
      }).brief,
    ).words;
  expect(at('US', 'Full-time')).toBe('two weeks of notice');
  expect(at('GB', 'Full-time')).toBe('one month of notice');
  expect(at('US', 'Per-diem')).toBe('no notice');
});

it('assumes a shorter notice near the least pay and at entry level', () => {
  const paid = (country: string, min: number, level: string | null = null): string =>
    findNotice(
      sourceOf([], {
        place: { country } as never,
        pay: { min, max: min, period: 'hour' } as never,
        seniority: { level, years: null } as never,
      }).brief,
    ).words;
  expect(paid('IE', 14.5)).toBe('one week of notice');
  expect(paid('IE', 45)).toBe('one month of notice');
  expect(paid('GB', 13, 'manager')).toBe('one month of notice');
  expect(paid('FR', 45, 'entry')).toBe('two weeks of notice');
});
