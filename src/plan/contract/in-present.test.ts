import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { dropOver, inPresent } from './in-present.ts';

const today = '2026-11-16';

it.each([
  ['Full-time, nine months, August 2024', 'Full-time, nine months'],
  ['Evenings, starting fall of 2025', 'Evenings'],
  ['The post begins in summer of 2024 and may go on', null],
  ['For the 2023-24 school year', null],
  ['Full-time, January 2027', 'Full-time, January 2027'],
  ['Nights at the mill, founded 1999', 'Nights at the mill, founded 1999'],
])('tells no time that is over: %s', (text, kept) => {
  expect(dropOver(text, today)).toBe(kept);
});

it('mends lines on hours and the title, and keeps a source that needs nothing', () => {
  const old = {
    ...sourceOf([{ kind: 'schedule', text: 'Full-time, nine months, August 2024' }], {
      title: { given: 'Choir Guide', clean: 'Choir Guide for 2024-2025 School Year' } as never,
    }),
    today,
  };
  const { brief } = inPresent(old);
  expect(brief.facts.map(({ text }) => text)).toEqual(['Full-time, nine months']);
  expect(brief.title.clean).toBe('Choir Guide');
  const fresh = { ...sourceOf([{ kind: 'schedule', text: 'Full-time, nights' }]), today };
  expect(inPresent(fresh)).toBe(fresh);
});
