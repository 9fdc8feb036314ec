import { expect, it } from 'vitest';
import type { Kind } from '#knowledge/drawer.ts';
import { listActivities } from '#knowledge/load-activities.ts';
import { sayActivity, toActivityCriterion } from './activity-criteria.ts';
import { toFact } from './fact-for-tests.ts';

const cleaning = listActivities().filter(({ id }) => id === 'cleaning');
const late = toFact('Cleaning of the kiln yard', { kind: 'duty' });
const later = toFact('Mop the glaze room', { kind: 'duty' });

const weigh = (facts: (typeof late)[], kind: Kind, firstDuties: (typeof late)[] = []): number =>
  cleaning.flatMap((activity) =>
    toActivityCriterion(
      activity,
      facts.map((fact) => ({ fact, value: 1 })),
      { title: 'Potter', country: null, kind, firstDuties, job: facts },
    ),
  ).length;

it('takes one late line for no other trade', () => {
  expect(weigh([late], 'shop-and-service')).toBe(0);
});

it('takes up a trade where it is at home, named first or spoken of twice', () => {
  expect(weigh([late], 'kitchen-and-hotel')).toBe(1);
  expect(weigh([late], 'shop-and-service', [late])).toBe(1);
  expect(weigh([late, later], 'shop-and-service')).toBe(1);
  const first = toFact('Throw bowls', { kind: 'duty' });
  expect(weigh([late], 'shop-and-service', [first, late])).toBe(0);
});

it('takes one line for no habit, even one that is named first', () => {
  const [across] = listActivities().filter(({ id }) => id === 'stakeholders');
  const line = toFact('Work with other departments', { kind: 'duty' });
  expect(
    toActivityCriterion(across!, [{ fact: line, value: 1 }], {
      title: 'Potter',
      country: null,
      kind: 'office-specialist',
      firstDuties: [line],
      job: [line],
    }),
  ).toEqual([]);
});

it('names the people of a work by titles of the country', () => {
  const [pipes] = listActivities().filter(({ people }) =>
    people?.titles.includes('journeyman plumber'),
  );
  expect(sayActivity(pipes!, 'GB').people?.titles).not.toContain('journeyman plumber');
  expect(sayActivity(pipes!, 'US').people?.titles).toContain('journeyman plumber');
});
