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
  ['We ask that you come in 2-3 times a week.', '2 to 3 days a week in the office'],
  ['Leeds (Hybrid: 2-3 days per week in office)', '2 to 3 days a week in the office'],
  [
    'We ask for at least three days a week in the office.',
    'at least three days a week in the office',
  ],
  ['Two required in-office work days per week', 'two days a week in the office'],
  ['Hybrid (1 day on-site)', '1 day a week on site'],
  [
    'You will work from our Brampton, Alder Park office for a minimum of 4 days per week.',
    'at least 4 days a week in the office',
  ],
  ['Minimum 2 days a week at our Alder office', 'at least 2 days a week in the office'],
  ['You need to be onsite 2-3 days a week at our mill.', '2 to 3 days a week on site'],
  ['You will be in the office 4-5 days per week.', '4 to 5 days a week in the office'],
  ['Hybrid, minimum two days in-office per week', 'at least two days a week in the office'],
  ['Able to work on-site in Harle three days per week', 'three days a week on site'],
  ['Work Arrangement: Hybrid - 4 days office / 1 day remote', '4 days a week in the office'],
  [
    'The position requires office presence at least 3 days per week',
    'at least 3 days a week in the office',
  ],
  [
    'The post is hybrid, with a requirement of 40% in-office time in Harle.',
    '40% of the time in the office',
  ],
  ['Up to 60% on-site work at our Harle yard.', 'up to 60% of the time on site'],
  ['You work half of the week in our Harle office.', 'half of the time in the office'],
  ['Most of your time is spent on site.', 'most of the time on site'],
  ['A minimum of 70% based in our Brampton office.', 'at least 70% of the time in the office'],
])('tells how much of the time one is there: %s', (line, said) => {
  expect(read(line)).toBe(said);
});

it.each([
  'Up to 2 days a week in the office, depending on the team.',
  'You spend 40% of your time on reports.',
  'Grew 20% office furniture sales.',
  'Most of your time is spent with dyers.',
  'Two days on-site training may be possible.',
  'Five days of leave.',
  'Work from home two days a week.',
  'On-site for 3 days of inspections.',
  'The office is open five days a week.',
])('does not make it up: %s', (line) => {
  expect(read(line)).toBeNull();
});
