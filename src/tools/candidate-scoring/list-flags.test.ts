import { expect, it } from 'vitest';
import { makePlan } from '#plan/plan.ts';
import { sourceOfText } from '../writing-suite/source-of-text.ts';
import { listFlags } from './list-flags.ts';

const source = sourceOfText(`Payroll Clerk
Larch Frames
Akron, OH

Responsibilities:
- Reconcile bank accounts at month-end
- Run payroll for forty people every second week
- Answer questions on pay slips

Requirements:
- Two years of experience in payroll
- Weekend work at year-end`);
const flags = listFlags(source, makePlan(source));

it('says of each flag which words of the advertisement make it one', () => {
  expect(flags.length).toBeGreaterThanOrEqual(3);
  for (const { why } of flags) expect(why).toMatch(/\bsays\b|asks for|Usual in the trade/);
});

it('flags each thing once', () => {
  expect(new Set(flags.map(({ flag }) => flag)).size).toBe(flags.length);
});
