import { expect, it } from 'vitest';
import { toFact } from '../fact-for-tests.ts';
import { isSoft } from './is-demand.ts';

it.each([
  'Works effectively with others in the yard to reach organizational goals and deliver boats',
  'Excellent verbal and written communication skills, with an ability to explain how a lock, a sluice and a weir work to visitors who have never seen one',
  'Dealing constructively with conflict',
  'Clean and presentable and of good nature',
])('takes for manner what every employer wishes for: %s', (text) => {
  expect(isSoft(toFact(text))).toBe(true);
});

it.each(['Knowledge of lock gates and sluices', 'Experience in building weirs'])(
  'takes work for no manner: %s',
  (text) => {
    expect(isSoft(toFact(text))).toBe(false);
  },
);
