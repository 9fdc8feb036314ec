import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { sourceOf } from './testing/source-of.ts';
import { welcomesBeginners } from './welcomes-beginners.ts';

const seniority = { level: null, years: null } as unknown as Brief['seniority'];
const isOpen = (...facts: Parameters<typeof sourceOf>[0]) =>
  welcomesBeginners(sourceOf(facts, { seniority }).brief);

it('welcomes beginners where experience is only wished for', () => {
  expect(
    isOpen({ kind: 'experience', text: 'Time on a market stall is a plus', importance: 'nice' }),
  ).toBe(true);
});

it('does not where some is demanded', () => {
  expect(
    isOpen(
      { kind: 'experience', text: 'Time on a market stall is a plus', importance: 'nice' },
      { kind: 'experience', text: 'Two seasons in a nursery' },
    ),
  ).toBe(false);
});

it('takes the text at its word', () => {
  expect(isOpen({ kind: 'other', text: "You don't need qualifications" })).toBe(true);
});
