import { expect, it } from 'vitest';
import { dropHaving, namePlace, shortenName } from './shorten-name.ts';

it.each([
  ['Practical knowledge of felt making', 'Felt making'],
  ['Ability to sort and weigh raw wool', 'Sorting and weighing raw wool'],
  ['Experience managing wool budgets', 'Managing wool budgets'],
  ['Spinning and winding worsted yarn on ring frames', 'Spinning worsted yarn'],
  ['Maintaining accurate loom records', 'Maintaining loom records'],
  ['Greeting current and prospective weavers', 'Greeting current and prospective weavers'],
  ['Working with Jacquard, Dobby and Leno', 'Working with Jacquard, Dobby and Leno'],
])('"%s" is said in few words', (name, short) => {
  expect(shortenName(name)).toBe(short);
});

it('keeps what would say nothing without its head, and cuts no thing in two', () => {
  expect(shortenName('Experience in a mill environment')).toBe('Experience in a mill environment');
  expect(shortenName('Experience with executing oil and gas shutdowns')).toBe(
    'Executing oil and gas shutdowns',
  );
});

it('names a place of work with its article, and a field without the way in which it is known', () => {
  expect(namePlace('Buying experience for dye firm')).toBe('Buying experience in a dye firm');
  expect(namePlace('Buying experience in the dye industry')).toBe(
    'Buying experience in the dye industry',
  );
  expect(dropHaving('Background in Wool retail')).toBe('Wool retail');
  expect(dropHaving('Working knowledge of dye chemistry')).toBe('Dye chemistry');
});
