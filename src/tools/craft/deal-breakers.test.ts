import { expect, it } from 'vitest';
import { listIfYou } from './deal-breakers.ts';

it.each([
  ['Cannot climb towers', 'cannot climb towers'],
  ['No driver’s license', 'have no driver’s license'],
  ['Less than two years of MIG welding', 'have less than two years of MIG welding'],
  ['Unwilling to travel', 'will not travel'],
  ['No visa', 'need an employer to sponsor your visa'],
  ['No visa sponsorship available', 'need an employer to sponsor your visa'],
  ['no relocation assistance', 'need help with relocation'],
  ['No remote work', 'want to work from home'],
  ['Not remote', 'want to work from home'],
])('says "%s" to the reader', (text, said) => {
  expect(listIfYou({ dealBreakers: [{ text }] })).toEqual([said]);
});

it('leaves out what the reader cannot check alone', () => {
  expect(listIfYou({ dealBreakers: [{ text: 'Job hopping' }] })).toEqual([]);
});
