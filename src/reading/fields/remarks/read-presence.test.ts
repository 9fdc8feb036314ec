import { expect, it } from 'vitest';
import type { Unit, UnitRole } from '#shared/reading.ts';
import { readPresence } from './read-presence.ts';

const read = (text: string, role: UnitRole = 'overview'): string | null => {
  const unit: Unit = {
    text,
    start: 0,
    end: text.length,
    shape: 'sentence',
    heading: null,
    label: null,
    role,
    also: [],
    confidence: 1,
  };
  return readPresence({ units: [unit], text })?.text ?? null;
};

it.each([
  [
    'You spend 30-50% of your time with colleagues face-to-face.',
    '30 to 50% of the time face to face',
  ],
  ['About 60% of the week in our office.', '60% of the time in the office'],
  ['Leeds (Hybrid: 2-3 days per week in office)', '2 to 3 days a week in the office'],
  [
    'We ask for at least three days a week in the office.',
    'at least three days a week in the office',
  ],
  ['Hybrid (1 day on-site)', '1 day a week on site'],
])('tells how much of the time one is there: %s', (line, said) => {
  expect(read(line)).toBe(said);
});

it.each([
  'Up to 2 days a week in the office, depending on the team.',
  'You spend 40% of your time on reports.',
  'Two days on-site training may be possible.',
  'Five days of leave.',
])('does not make it up: %s', (line) => {
  expect(read(line)).toBeNull();
});
