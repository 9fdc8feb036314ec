import { expect, it } from 'vitest';
import type { Drawer, JobFact } from '#knowledge/drawer.ts';
import { findOpenCondition } from './open-condition.ts';
import type { Source } from '../source.ts';

const ask = (
  kind: Drawer['kind'],
  stated: JobFact[],
  type: string | null = 'Full-time',
  given = 'Harbor Analyst',
  facts: readonly string[] = [],
) =>
  findOpenCondition(
    {
      brief: {
        title: { given },
        employmentType: type === null ? null : { text: type },
        facts: facts.map((text) => ({ kind: 'physical', text })),
      },
    } as unknown as Source,
    { stated: new Set(stated), drawer: { kind } as Drawer },
  );

it('asks for the hours where they differ from job to job', () => {
  expect(ask('care', [])).toBe('hours');
  expect(ask('office-specialist', [], 'Part-time')).toBe('hours');
});

it('asks people at a desk for the days they are expected there', () => {
  expect(ask('office-specialist', [])).toBe('days on site');
  expect(ask('engineering-and-science', ['workType'])).toBeNull();
});

it('asks nobody who leads a shop for days in an office', () => {
  expect(ask('leading-people', [], 'Full-time', 'Assistant Store Manager')).toBe('hours');
});

it('asks nothing that is stated', () => {
  expect(ask('care', ['hours'])).toBeNull();
});

it('asks nobody who lifts and climbs for days at home', () => {
  expect(
    ask('engineering-and-science', [], 'Full-time', 'Crane Engineer', ['Climb to the boom daily']),
  ).toBeNull();
});
