import { expect, it } from 'vitest';
import { calmList } from './calm-list.ts';

const told = (...texts: string[]) =>
  calmList(
    texts.map((text) => ({ kind: 'duty' as const, text, verb: undefined })),
    (word) => word === 'Excel',
  ).map(({ text }) => text);

it('takes the capitals of a whole list for its way of writing', () => {
  expect(told('Set the Lamps', "Promote the Harbor's Tours", 'Keep Logs with Excel')).toEqual([
    'Set the lamps',
    "Promote the harbor's tours",
    'Keep logs with Excel',
  ]);
});

it('leaves a name among plain lines alone', () => {
  const lines = ['Serve the Harbor Guild', 'Set the lamps', 'Keep all logs', 'Greet the pilots'];
  expect(told(...lines)).toEqual(lines);
});
