import { expect, it } from 'vitest';
import { needsNoPapers } from './needs-no-papers.ts';

it.each([
  ['You do not need any formal qualifications to join the landing team', true],
  ['You don’t need qualifications; we look at how you treat people', true],
  ['No qualifications needed', true],
  ['Qualifications are not required for this work', true],
  ['You need a recognised qualification', false],
  ['No experience needed, qualifications preferred', false],
])('%s: %s', (text, none) => {
  expect(needsNoPapers([{ text }])).toBe(none);
});
