import { expect, it } from 'vitest';
import { putUnderLabels } from './run-in-parts.ts';

const text =
  'Sail Repair: Mends the torn sails. Sews new hems.Rope Store: Splices the ropes. Counts them in spring.Harbor Talks: Meets the pilots.\nKeeps the log.';
interface Labelled {
  kind: 'duty';
  under?: string | undefined;
  at: { start: number; end: number };
}
const toDuty = (words: string): Labelled => {
  const start = text.indexOf(words);
  return { kind: 'duty', at: { start, end: start + words.length } };
};
const duties = [
  'Mends the torn sails.',
  'Sews new hems.',
  'Splices the ropes.',
  'Counts them in spring.',
  'Meets the pilots.',
  'Keeps the log.',
].map(toDuty);

it('puts deeds under the labels that stand before them in their paragraph', () => {
  const found = putUnderLabels<Labelled>(duties, text);
  expect(found.map(({ under }) => under)).toEqual([
    'Sail Repair',
    'Sail Repair',
    'Rope Store',
    'Rope Store',
    'Harbor Talks',
    undefined,
  ]);
});

it('sees no parts in lines that have a label each', () => {
  const found = putUnderLabels<Labelled>([duties[0]!, duties[2]!, duties[4]!], text);
  expect(found.every(({ under }) => under === undefined)).toBe(true);
});
