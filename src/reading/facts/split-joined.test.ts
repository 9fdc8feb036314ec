import { expect, it } from 'vitest';
import { splitJoined } from './split-joined.ts';

const split = (text: string): string[] | undefined => splitJoined(text)?.map((part) => part.text);

it.each([
  ['Must have a car and be over 21', ['Must have a car', 'Must be over 21']],
  [
    'Must have a diploma in childcare & be SSC registered.',
    ['Must have a diploma in childcare', 'Must be SSC registered'],
  ],
  [
    'Valid forklift certificate and have reliable transport',
    ['Valid forklift certificate', 'Must have reliable transport'],
  ],
])('parts "%s" into whole demands', (text, parts) => {
  expect(split(text)).toEqual(parts);
});

it.each([
  'Must be familiar with and have experience in brickwork',
  'Must have a licence and be registered, or be willing to register within a year',
  'Ability to listen and be kind',
])('leaves "%s" whole', (text) => {
  expect(split(text)).toBeUndefined();
});
