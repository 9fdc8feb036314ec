import { expect, it } from 'vitest';
import { sourceOf } from '#plan/testing/source-of.ts';
import { listNamedThings } from './named-things.ts';

const ask = (text: string): string[] => listNamedThings(sourceOf([{ kind: 'culture', text }]));

it('names what the employer makes or builds by the names that it gives', () => {
  expect(ask('Our brands include Alder Mill, Birch & Co and Tern.')).toEqual(
    expect.arrayContaining(['Alder Mill', 'Tern']),
  );
  expect(ask('Projects such as the Gull Bridge and Heron Park are ours.')).toEqual([
    'the Gull Bridge',
    'Heron Park',
  ]);
});

it('names nothing where one name or none is given', () => {
  expect(ask('We make products such as ladders and ropes.')).toEqual([]);
  expect(ask('Our clients include Tern.')).toEqual([]);
});
