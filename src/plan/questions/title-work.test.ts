import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { askTitleWork } from './title-work.ts';

const source = (given: string, duties: readonly string[]) =>
  sourceOf(
    duties.map((text) => ({ kind: 'duty' as const, text })),
    { title: { given, clean: given, singular: given } },
  );

const ofMarketing = [
  'Write the marketing newsletter each month',
  'Keep the website and the social channels up to date',
  'Report on the reach of each campaign',
];

it('asks for the half of the title that no duty speaks of', () => {
  const [question] = askTitleWork(source('Marketing and Events Manager', ofMarketing));
  expect(question?.ask).toContain('"Events"');
});

it.each([
  [
    'both halves are told',
    'Marketing and Events Manager',
    [...ofMarketing, 'Run two events a year'],
  ],
  ['the title has one half', 'Marketing Manager', ofMarketing],
  ['neither half is spoken of', 'Gardens and Grounds Keeper', ofMarketing],
])('asks nothing where %s', (_, title, duties) => {
  expect(askTitleWork(source(title, duties))).toEqual([]);
});
