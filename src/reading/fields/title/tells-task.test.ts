import { expect, it } from 'vitest';
import { tellsTask } from './tells-task.ts';

it.each([
  'Process invoices and letters',
  'Collects and sorts reports',
  'Makes referrals to specialists, when',
  'Join Fern & Co and shape the season',
  'Overall purpose of the',
])('is no title: %s', (line) => {
  expect(tellsTask(line)).toBe(true);
});

it.each([
  'Process Engineer',
  'Design engineer',
  'Lead Cook',
  'Purchase ledger clerk',
  'Head of Stores',
  'Stock clerk',
  'Engineer in Training Phase 2',
])('may be a title: %s', (line) => {
  expect(tellsTask(line)).toBe(false);
});
