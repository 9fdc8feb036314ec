import { describe, expect, it } from 'vitest';
import { classifyHeading } from './classify-heading.ts';

describe('classifyHeading', () => {
  it.each([
    ["What you'll need", 'must'],
    ["You'll have", 'must'],
    ['Essential', 'must'],
    ['Qualifications for boat painters', 'must'],
    ['The successful candidate should have', 'must'],
    ['We are looking for people who have', 'must'],
    ['Desirable', 'nice'],
    ["Harrow Mills's Benefits and Perks", 'benefit'],
    ['Bonus points for', 'nice'],
    ['Even better if you have', 'nice'],
    ['Skills that would be an advantage', 'nice'],
    ['We offer the following', 'benefit'],
    ["What's on offer", 'benefit'],
    ['Your responsibilities will include', 'duty'],
    ['Brief Description', 'overview'],
    ['Set yourself apart:', 'nice'],
    ['It would be a plus if you had', 'nice'],
    ['Deck hands are expected to:', 'duty'],
    ['As a deck hand, you will:', 'duty'],
    ['Required', 'must'],
    ['What do you get in return?', 'benefit'],
    ['As a deck hand, you will be entitled to', 'benefit'],
    ['You Will Receive', 'benefit'],
    ['Our commitment to you', 'benefit'],
    ['Benefits of being a deck hand', 'benefit'],
    ['Ideal', 'nice'],
    ['Here is a good-to-have for the deck hand role', 'nice'],
    ['A bit about us', 'company'],
    ['Behavioural competencies', 'must'],
  ])('%s: %s', (heading, kind) => {
    expect(classifyHeading(heading)).toBe(kind);
  });

  it.each([
    'SAP is an advantage',
    "Driver's License",
    "Bachelor's Degree",
    'Ability to work in a team',
    'You have a driving licence',
    'The ideal candidate has a friendly voice',
    'Ideally you will have French',
    'We offer 25 days of leave',
    'Deck hands are expected to arrive by noon',
  ])('is no heading: %s', (line) => {
    expect(classifyHeading(line)).toBeUndefined();
  });
});
