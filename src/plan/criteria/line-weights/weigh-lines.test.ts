import { expect, it } from 'vitest';
import type { Brief, Fact } from '#shared/brief.ts';
import { toFact } from '../fact-for-tests.ts';
import { shareByScores, weighLines } from './weigh-lines.ts';

const toBrief = (facts: Fact[]): Brief =>
  ({
    title: { given: 'Net Mender', clean: 'Net Mender', singular: 'net mender' },
    roleSaid: [],
    facts: facts.map((fact, i) => ({
      ...fact,
      source: { from: 'job', field: 'sourceText', quote: fact.text, start: 100 * i },
    })),
  }) as unknown as Brief;
const weigh = (facts: Fact[]): number[] => [...weighLines(toBrief(facts)).values()];
const duty = (text: string): Fact => toFact(text, { kind: 'duty' });

it('shares 100 points among the lines that people may be scored on', () => {
  const points = weigh([
    duty('Mend trawl nets and seines'),
    duty('Sew sails for herring boats'),
    toFact('Free lunch', { kind: 'benefit' }),
  ]);
  expect(points).toHaveLength(2);
  expect(points.reduce((sum, one) => sum + one, 0)).toBeCloseTo(100);
});

it('puts the work before manner, wishes and whatever else is assigned', () => {
  const [work = 0, ...others] = weigh([
    duty('Mend trawl nets and seines'),
    duty('Perform other duties as assigned'),
    toFact('Team player', { kind: 'trait' }),
    toFact('Knowledge of knots', { importance: 'preferred' }),
  ]);
  for (const other of others) expect(work).toBeGreaterThan(2 * other);
});

it('gives nothing to no line, and equal parts to equal ones', () => {
  expect(shareByScores([], new Map())).toEqual([]);
  expect(shareByScores([new Map([['a', 1]]), new Map()], new Map())).toEqual([0.5, 0.5]);
});
