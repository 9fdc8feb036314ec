import { expect, it } from 'vitest';
import { tellsTask } from './tells-task.ts';

it.each([
  'Process invoices and letters',
  'Collects and sorts reports',
  'Makes referrals to specialists, when',
  'Join Fern & Co and shape the season',
  'Overall purpose of the',
  'Support and train the new clerks',
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
  'Network and Moorings Manager',
  'Research and Design Engineer - Nights',
  'Train and Tram Driver',
])('may be a title: %s', (line) => {
  expect(tellsTask(line)).toBe(false);
});
