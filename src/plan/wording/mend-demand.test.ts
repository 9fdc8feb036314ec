import { expect, test } from 'vitest';
import { mendDemand } from './mend-demand.ts';

test('what stands before and behind a demand falls away', () => {
  expect(mendDemand('Have a Gas Safe card')).toBe('Gas Safe card');
  expect(mendDemand('Must be able to read a chart')).toBe('Able to read a chart');
  expect(mendDemand('Diploma in Horticulture or related field required')).toBe(
    'Diploma in Horticulture or a related field',
  );
  expect(mendDemand('First aid certificate (Required)')).toBe('First aid certificate');
  expect(mendDemand('The ability to read a tide table')).toBe('Ability to read a tide table');
  expect(mendDemand('A calm voice, a steady hand')).toBe('A calm voice, a steady hand');
});

test('a line of a form is said in words, and what asks for nothing is left out', () => {
  expect(mendDemand('Ability to commute/relocate: Galway: Reliably commute (Required)')).toBe(
    'Able to commute or to move to Galway',
  );
  expect(mendDemand('Preferred Education, Licensing, and Experience')).toBe('');
  expect(mendDemand('GUEST SERVICES')).toBe('');
});

test('a list begins behind its heading', () => {
  expect(mendDemand("Here's what we hope to see in your letter:2+ seasons on deck")).toBe(
    '2+ seasons on deck',
  );
  expect(mendDemand('Starting pay is based on experience')).toBe('');
});
