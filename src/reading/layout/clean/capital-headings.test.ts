import { expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

const lines = (text: string): string[] =>
  cleanText(`Night Baker\n\n${text}`).text.split('\n').slice(2);

it('gives a heading in capitals between two sentences its line', () => {
  expect(
    lines('Bake all bread by noon. YARD/OTHER DUTIES (20%) Sweep the yard each night.'),
  ).toEqual(['Bake all bread by noon.', 'YARD/OTHER DUTIES (20%)', 'Sweep the yard each night.']);
  expect(lines('BAKING AND CERTIFICATIONTo bake here you need a paper.')).toEqual([
    'BAKING AND CERTIFICATION',
    'To bake here you need a paper.',
  ]);
});

it('leaves names in capitals alone', () => {
  expect(lines('IBM AIX Systems that run all night')).toEqual([
    'IBM AIX Systems that run all night',
  ]);
});

it('gives a heading in capitals with its colon amid a line the line of its own', () => {
  expect(lines('Able to bake at night when the shop calls YOUR GOOD SIDES :Patience')).toEqual([
    'Able to bake at night when the shop calls',
    'YOUR GOOD SIDES :',
    'Patience',
  ]);
});
