import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { sayOwnLines } from './own-lines.ts';

it('quotes what the advertisement tells of the house and of the days there', () => {
  const source = sourceOf([
    { kind: 'culture', text: 'We strive for excellence in everything we do' },
    { kind: 'culture', text: 'Our boatyard has been in the same family for 80 years' },
    { kind: 'other', text: 'Our riggers work on only three hulls at a time' },
  ]);
  expect(sayOwnLines(source)).toEqual([
    `In the employer's words: "Our boatyard has been in the same family for 80 years".`,
    `In the employer's words: "Our riggers work on only three hulls at a time".`,
  ]);
});

it.each([
  'Fleet of 40 vans',
  'Their depot has 12 bays near the quay',
  'Our recruiters are happy to answer applicants within 3 days',
])('leaves out what is no whole sentence of its own: %s', (text) => {
  expect(sayOwnLines(sourceOf([{ kind: 'culture', text }]))).toEqual([]);
});
