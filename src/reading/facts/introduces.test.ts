import { expect, it } from 'vitest';
import { readIntroducing } from './introduces.ts';
import { isTraitLine } from './traits.ts';

it.each([
  [
    'This is a key leadership role that requires strong skills in budgeting and planning',
    { demand: 'Strong skills in budgeting and planning' },
  ],
  [
    'This is a demanding role suited to a calm, clear-headed leader who thrives on change',
    {
      kind: 'other',
      text: 'This is a demanding role suited to a calm, clear-headed leader who thrives on change',
      importance: 'nice',
    },
  ],
  [
    'You understand that we are a young firm where not everything has its rule yet',
    { kind: 'culture', text: 'We are a young firm where not everything has its rule yet' },
  ],
  ['As a porter, you will carry samples to the lab', { task: 'Carry samples to the lab' }],
  [
    "As the porter of our east wing, you'll carry samples to the lab",
    { task: 'Carry samples to the lab' },
  ],
  [
    'You will support the bakers in shaping loaves, gaining experience with rye',
    { task: 'Support the bakers in shaping loaves, gaining experience with rye' },
  ],
  [
    'You can expect to be trained in rye, spelt and oats',
    { kind: 'benefit', text: 'Training in rye, spelt and oats' },
  ],
  [
    'As one of the crew, you will gain experience in many kinds of dough',
    { kind: 'benefit', text: 'Gain experience in many kinds of dough' },
  ],
  [
    'Steady support to help you grow in skill at the oven',
    { kind: 'benefit', text: 'Steady support to help you grow in skill at the oven' },
  ],
  ['If you just want to clock in and out, this is not the place for you', null],
  ['You love that challenge and enjoy it daily', null],
])('asks nothing: %s', (text, told) => {
  expect(readIntroducing(text)).toEqual(told);
});

it('leaves a demand what it is', () => {
  expect(
    readIntroducing('This role would suit a cook with experience in large hotels'),
  ).toBeUndefined();
  expect(readIntroducing('This is not for people who like to sit')).toBeUndefined();
  expect(readIntroducing('It is vital for your role that you care')).toBeUndefined();
  expect(readIntroducing('You understand how a boiler is fired')).toBeUndefined();
});

it('takes a slogan with its meaning for a manner, and a skill with its label for a skill', () => {
  expect(isTraitLine('Guest-obsessed: You love to talk to people all day')).toBe(true);
  expect(isTraitLine('You feel uneasy when nothing new is learnt')).toBe(true);
  expect(isTraitLine('You feel comfortable at a lathe')).toBe(false);
  expect(isTraitLine('Clear writer: You love words and have excellent written skills')).toBe(false);
});

it('hears what is asked the other way round', () => {
  expect(
    readIntroducing(
      "If you don't like heights or do not possess a steady hand, then this job will not be a good fit for you",
    ),
  ).toEqual({ demand: 'A steady hand' });
});
