import { expect, it } from 'vitest';
import type { Criterion } from '../criterion.ts';
import { toFact } from '../fact-for-tests.ts';
import { suitToLevel } from './suit-level.ts';

const line = (name: string, ...duties: string[]): Criterion => ({
  id: name,
  name,
  weight: 20,
  points: 10,
  origin: 'duty',
  facts: duties.map((text) => toFact(text, { kind: 'duty' })),
  competency: null,
  looksLike: '',
  question: 'Which hull did you paint last?',
  strong: '',
  weak: '',
  probe: '',
});

const ask = (one: Criterion, leads: boolean, title = 'Yard Supervisor'): string | undefined =>
  suitToLevel([one], { leads, title })[0]?.question;

it('asks whoever leads how they have the work done', () => {
  const painting = line('Hull painting', 'Supervise the painting of hulls');
  expect(ask(painting, true)).toContain('who did you give it to');
  expect(ask(painting, false, 'Painter')).toBe(painting.question);
  const own = line('Hull painting', 'Paint hulls');
  expect(ask(own, true)).toBe(own.question);
});

it('asks whoever only assists about their part, and not where they do it themselves as well', () => {
  const helped = line('Sail cutting', 'Assist with the cutting of sails');
  expect(ask(helped, false, 'Loft Clerk')).toContain('Which part of that have you done');
  const both = line('Sail cutting', 'Assist with the cutting of sails', 'Cut storm sails');
  expect(ask(both, false, 'Loft Clerk')).toBe(both.question);
});

it('asks whoever works to the plan of another how they keep to it', () => {
  const plans = line(
    'Rigging plans',
    'Implement rigging plans as set forth by the naval architect',
  );
  expect(ask(plans, false, 'Rigger')).toContain('that someone else has written');
  expect(suitToLevel([plans], { leads: false, title: 'Rigger' })[0]?.name).toBe(
    'Carrying out rigging plans',
  );
  const own = line('Rigging plans', 'Draw up rigging plans');
  expect(ask(own, false, 'Rigger')).toBe(own.question);
});
