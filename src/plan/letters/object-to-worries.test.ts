import { expect, it } from 'vitest';
import type { Plan } from '../plan.ts';
import { sourceOf } from '../testing/source-of.ts';
import type { JobFacts } from './job-facts.ts';
import { objectToWorries } from './object-to-worries.ts';

const given = (worry: string, pattern: string) => ({
  source: sourceOf([{ kind: 'duty', text: 'Plan the berths of the night ferry' }]),
  plan: {
    personas: [{ held_back_by: [worry] }],
    stated: new Set(['pay']),
    sentences: { pay: 'Pay is $30 an hour.' },
  } as unknown as Plan,
  facts: { pattern, offers: [] } as Partial<JobFacts> as JobFacts,
});

it('meets what keeps people where they are with what the posting says', () => {
  const [one] = objectToWorries(given('A contract that may be extended', 'It is permanent.'));
  expect(one?.objection).toBe('My contract may be extended.');
  expect(one?.answer).toContain('it is permanent.');
  const [bonus] = objectToWorries(given('The bonus paid in spring', ''));
  expect(bonus?.objection).toBe('I would give up my bonus.');
  expect(bonus?.answer).toContain('no bonus on top');
});

it('raises no worry to which the posting has nothing to say', () => {
  expect(objectToWorries(given('A contract that may be extended', ''))).toEqual([]);
  expect(objectToWorries(given('A short way to work', 'It is permanent.'))).toEqual([]);
});
