import { expect, it } from 'vitest';
import type { Criterion } from '#plan/criteria/criterion.ts';
import type { Plan } from '#plan/plan.ts';
import { sourceOf } from '#plan/testing/source-of.ts';
import { listAgreed } from './agreed-criteria.ts';

const source = sourceOf(
  [
    { kind: 'education', text: 'Diploma in harbor works' },
    { kind: 'physical', text: 'Able to lift 40 pounds' },
  ],
  { place: { country: 'US' } as never },
);
const duty = {
  id: 'mooring',
  name: 'Mooring boats',
  weight: 60,
  origin: 'duty',
  facts: [],
  competency: null,
  looksLike: '',
  strong: '',
} as unknown as Criterion;
const plan = {
  gates: [],
  criteria: [duty],
  steps: {
    stated: [],
    usual: ['Call', 'Trial', 'Talk'].map((name) => ({ name, minutes: 30, who: '', focus: [] })),
  },
  drawer: { work_sample: { shows: [], task: '', look_for: [] } },
} as unknown as Plan;

it('names what is demanded and not scored, and flags the line that ends it', () => {
  const found = listAgreed(source, plan);
  expect(
    found.map(({ criterion, requirement, redFlag }) => [criterion, requirement, redFlag]),
  ).toEqual([
    ['Mooring boats', 'CRITICAL', true],
    ['Diploma in harbor works', 'HIGH', false],
    ['Physical work: able to lift 40 pounds', 'HIGH', false],
  ]);
});

it('shows every line of the scorecard, and calls critical only what ends it', () => {
  const line = (name: string, weight: number, origin: Criterion['origin']): Criterion => ({
    ...duty,
    id: name,
    name,
    weight,
    origin,
  });
  const criteria = [
    line('Piloting', 30, 'duty'),
    line('Charts', 25, 'must'),
    line('Radio', 20, 'must'),
    line('Ropes', 15, 'duty'),
    line('Forms', 10, 'must'),
  ];
  const found = listAgreed(source, { ...plan, criteria });
  const levelOf = (name: string) => found.find(({ criterion }) => criterion === name)?.requirement;
  expect(criteria.map(({ name }) => levelOf(name))).toEqual([
    'CRITICAL',
    'CRITICAL',
    'CRITICAL',
    'HIGH',
    'HIGH',
  ]);
});

it('keeps a wish that gives examples', () => {
  const wished = sourceOf(
    [{ kind: 'licence', text: 'Relevant card (e.g. RYA or MCA)', importance: 'preferred' }],
    { place: { country: 'GB' } as never },
  );
  expect(listAgreed(wished, plan).at(-1)).toMatchObject({
    criterion: 'Relevant card such as RYA or MCA',
    requirement: 'PREFERRED',
  });
});
