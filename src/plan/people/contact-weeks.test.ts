import { expect, it } from 'vitest';
import { findContactWeek, planContacts } from './contact-weeks.ts';

const person = (letter: string, lacks: unknown[] = [], opening = 'Your profile') => ({
  letter,
  lacks,
  outreach: { opening },
});
const planOf = (personas: unknown[], isShort = false) =>
  ({ personas, timeline: { isShort, weeks: [] }, drawer: { file: null } }) as never;

it.each([
  [false, [1, 2, 3, 3]],
  [true, [1, 2, 2, 2]],
])('writes to all that are left in one week (short: %s)', (isShort, weeks) => {
  const personas = ['A', 'B', 'C', 'D'].map((letter) => person(letter));
  const plan = planOf(personas, isShort);
  expect(personas.map((one) => findContactWeek(plan, one as never))).toEqual(weeks);
});

it('writes neither to whoever lacks a must nor to whoever is only answered', () => {
  const personas = [person('A', [], 'You asked about work'), person('B'), person('C', [{}])];
  const plan = planOf(personas);
  expect(personas.map((one) => findContactWeek(plan, one as never))).toEqual([null, 1, null]);
  expect(planContacts(plan).answered.map(({ letter }) => letter)).toEqual(['A']);
});
