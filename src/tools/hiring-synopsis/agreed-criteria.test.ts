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

it('makes a paper that nobody scores a deal breaker, as the line that ends it', () => {
  const found = listAgreed(source, plan);
  expect(
    found.map(({ criterion, requirement, dealBreaker }) => [criterion, requirement, dealBreaker]),
  ).toEqual([
    ['Diploma in harbor works', 'MANDATORY', true],
    ['Mooring boats', 'CRITICAL', true],
    ['Physical work: able to lift 40 pounds', 'CRITICAL', false],
  ]);
});

it('shows every line of the scorecard, and never ranks what is required below what is critical', () => {
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
    'CRITICAL',
  ]);
  for (const { requirement, dealBreaker } of found)
    expect(dealBreaker ? requirement : 'MANDATORY').toMatch(/^(?:MANDATORY|CRITICAL)$/);
});

it('gives what is met or not met one row, with the points for how good it is', () => {
  const [fact] = sourceOf([{ kind: 'experience', text: 'Experience in a dry dock' }]).brief.facts;
  const gate = {
    name: 'Experience in a dry dock',
    kind: 'experience' as const,
    howChecked: '',
    when: 'First call',
    factIds: [fact!.id],
  };
  const dock = { ...duty, name: 'Dry dock', facts: [fact!], isGated: true, weight: 40 };
  const found = listAgreed(source, { ...plan, gates: [gate], criteria: [duty, dock] });
  expect(found.map(({ criterion }) => criterion)).not.toContain('Dry dock');
  expect(found[0]?.description).toMatch(/^Required, pass or fail.*40 points$/);
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
