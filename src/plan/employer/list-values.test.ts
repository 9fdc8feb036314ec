import { expect, it } from 'vitest';
import { sourceOf } from '#plan/testing/source-of.ts';
import { listValues } from './list-values.ts';

const values = (text: string): string[] => listValues(sourceOf([{ kind: 'culture', text }]).brief);

it.each([
  [
    'Safe Loads, Honesty, and Pride are at the core of what we do',
    ['Safe Loads', 'Honesty', 'Pride'],
  ],
  ['Live our core values at all times (No Surprises, Same Team)', ['No Surprises', 'Same Team']],
  ['Our values are courage, care and candor', ['Courage', 'Care', 'Candor']],
  [
    '"Every boat, every day" – "No net left" These are our core values on every pier',
    ['Every boat, every day', 'No net left'],
  ],
  [
    'We care about each load and about each driver',
    ['We care about each load and about each driver'],
  ],
  ['The yard was founded in 1990', []],
])('reads %s', (text, named) => {
  expect(values(text)).toEqual(named);
});
