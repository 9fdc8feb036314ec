import { expect, it } from 'vitest';
import { nameExclusion } from './exclusion.ts';

it.each([
  ['We cannot accept anyone who is currently on a paid scheme.', 'Not currently on a paid scheme'],
  [
    'We cannot consider applications from candidates who are already enrolled elsewhere',
    'Not already enrolled elsewhere',
  ],
  ['If you already hold a degree at this level, you cannot apply.', 'No degree at this level yet'],
  ['You cannot apply if you have a diploma in brewing', 'No diploma in brewing yet'],
])('%s', (sentence, name) => {
  expect(nameExclusion(sentence)).toBe(name);
});

it.each([
  'We cannot take people who require visa sponsorship',
  'We cannot accept licences that have more than 6 points',
  'If you have a question, you cannot call us.',
])('none in: %s', (sentence) => {
  expect(nameExclusion(sentence)).toBeNull();
});
