import { expect, it } from 'vitest';
import { toListPhrase } from './list-phrase.ts';

it.each([
  ['culture', 'We have been named a top employer', 'We have been named a top employer'],
  ['culture', "We're building a new mill", "We're building a new mill"],
  ['culture', 'We are a crew of nine', 'a crew of nine'],
  ['schedule', 'We work four tens, Monday to Thursday', 'four tens, Monday to Thursday'],
  ['schedule', 'One weekend in five you are on call', 'on call one weekend in five'],
  ['schedule', 'Position is hybrid: two days in the office', 'hybrid: two days in the office'],
  ['benefit', 'Lodging and travel time are paid', 'Lodging and travel time paid'],
  ['benefit', 'We offer tuition help up to $5,250', 'tuition help up to $5,250'],
  [
    'benefit',
    'Ice or too much wind do not cost you pay: 40 hours a week are guaranteed',
    '40 hours a week guaranteed',
  ],
  ['process', 'An offer follows within two working days', 'offer within two working days'],
  ['process', 'Everybody who applies hears back within a week', 'Answer within a week'],
  ['travel', 'Up to 25 percent of the time is travel', 'Up to 25 percent travel'],
  ['authorization', 'We do not sponsor visas', 'no visa sponsorship'],
  ['culture', 'We build case packers', 'We build case packers'],
  ['skill', 'You know Yardi or AppFolio', 'Knowledge of Yardi or AppFolio'],
  ['licence', 'Tests that are required by law', 'Tests that are required by law'],
  [
    'schedule',
    'Break times are fixed and it is for you to be back in time',
    'Break times are fixed and it is for you to be back in time',
  ],
  [
    'benefit',
    'At our clinic, nurses are given a free hand and are backed by a mentor',
    'At our clinic, nurses are given a free hand and are backed by a mentor',
  ],
  ['duty', 'We are told apart', 'We are told apart'],
] as const)('%s: "%s" stands in a list as "%s"', (kind, sentence, phrase) => {
  expect(toListPhrase(kind, sentence)).toBe(phrase);
});
