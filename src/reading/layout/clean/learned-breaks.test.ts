import { expect, it } from 'vitest';
import { splitLearnedBreaks } from './learned-breaks.ts';
import { mapText } from './mapped-text.ts';

const head = 'Ropemaker\nFell Rigging\nPorthleven\n';
const split = (line: string): string[] =>
  splitLearnedBreaks(mapText(head + line))
    .text.slice(head.length)
    .split('\n');

it('parts a list that lost its breaks where its items began', () => {
  expect(
    split(
      'Maintain the stockroom and the workshop floor Process orders and returns in the till system Prepare weekly reports for the manager Provide training and support to new members of the crew',
    ),
  ).toEqual([
    'Maintain the stockroom and the workshop floor',
    'Process orders and returns in the till system',
    'Prepare weekly reports for the manager',
    'Provide training and support to new members of the crew',
  ]);
});

it.each([
  'You will report to the Head of Rigging in our Porthleven office and work closely with the Sales Team',
  'Our ropes hold half the boats between Falmouth and Penzance, as the Western Morning Star wrote in May',
  'Knowledge of the Merchant Shipping Act and of the Lifting Operations Regulations is an advantage here',
])('leaves names within a sentence alone: %s', (line) => {
  expect(split(line)).toEqual([line]);
});

it('leaves the first lines alone, which name the job', () => {
  const title =
    'Senior Ropemaker and Rigging Workshop Supervisor Responsible for Training New Starters';
  expect(splitLearnedBreaks(mapText(title)).text).toBe(title);
});
