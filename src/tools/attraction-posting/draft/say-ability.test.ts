import { expect, it } from 'vitest';
import { sayAbility } from './say-ability.ts';

it.each([
  [
    'Willingness to travel and sleep on board',
    'You need to be willing to travel and sleep on board',
  ],
  ['Be able to reach both piers', 'You need to be able to reach both piers'],
  ['Must be available on market days', 'You need to be available on market days'],
  ['Ability to cover the night boat', 'You need to be able to cover the night boat'],
])('says "%s" as a sentence', (given, said) => {
  expect(sayAbility(given)).toBe(said);
});

it('leaves what is a sentence already', () => {
  expect(sayAbility('Some travel is needed')).toBe('Some travel is needed');
});
