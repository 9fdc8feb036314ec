import { expect, it } from 'vitest';
import { planFunnel } from './funnel.ts';
import type { Source } from '../source.ts';
import { sourceOf } from '../testing/source-of.ts';
import type { Timeline } from './timeline.ts';

const weeks = Array.from({ length: 4 }, () => ({ workdays: 5 }));
const plan = (count: number) =>
  planFunnel(
    {
      ...sourceOf([], { openings: null }),
      market: {
        profile: { jobZone: 4 },
        talentPool: { kind: 'estimate', winnable: 10 * count, match: { count } },
      } as never,
    } satisfies Source,
    { weeks } as unknown as Timeline,
    { file: null },
  );

it('plans no more contacts than people who fit on paper', () => {
  const few = plan(60);
  expect(few.contacts).toBeLessThanOrEqual(60);
  expect(few.fromOutreach).toBe(3);
  expect(few.contactsByWeek.reduce((a, b) => a + b, 0)).toBe(few.contacts);
  expect(plan(5000).contacts).toBe(196);
});

it('still writes to some where hardly anybody fits on paper', () => {
  expect(plan(1).contacts).toBe(39);
});

it('leaves a part of a week and a placement to those who apply', () => {
  const contactsFor = (given: string) =>
    planFunnel(
      {
        ...sourceOf([], {
          openings: null,
          title: { given, clean: given, singular: given },
        }),
        market: {
          profile: { jobZone: null },
          talentPool: { kind: 'none', reason: '' },
        } as never,
      } satisfies Source,
      { weeks } as unknown as Timeline,
      { file: null },
    ).contacts;
  expect(contactsFor('Shop Associate')).toBe(157);
  expect(contactsFor('Shop Associate, part-time')).toBe(39);
  expect(contactsFor('Museum Intern')).toBe(39);
});

it('writes to no more people than the nearest occupation that is counted has around the job', () => {
  const contactsWith = (people: number) =>
    planFunnel(
      {
        ...sourceOf([], { openings: null }),
        market: {
          profile: { jobZone: 4 },
          talentPool: { kind: 'none', reason: '' },
          nearest: { people },
        } as never,
      } satisfies Source,
      { weeks } as unknown as Timeline,
      { file: null },
    ).contacts;
  expect(contactsWith(22)).toBeLessThanOrEqual(40);
  expect(contactsWith(9000)).toBe(196);
});
