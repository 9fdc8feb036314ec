import { expect, it } from 'vitest';
import { splitAsked } from './split-asked.ts';

const split = (text: string): string[] =>
  splitAsked({ text, start: 10, end: 10 + text.length }).map(({ text: words }) => words);

it('takes the demand out of a sentence that goes on with something else', () => {
  expect(split('While skill with ropes is essential, we care more for manners')).toEqual([
    'skill with ropes',
  ]);
  expect(split('While skill with ropes is not required, it helps')).toHaveLength(1);
});

it('parts two demands that have a verb each', () => {
  const text = 'A rigging card is essential and two winters at sea are required.';
  expect(split(text)).toEqual(['A rigging card is essential', 'two winters at sea are required']);
  expect(splitAsked({ text, start: 10, end: 73 })[1]).toMatchObject({ start: 42, end: 73 });
});
