import { expect, it } from 'vitest';
import { lowerFirst, stripEnd } from './casing.ts';

it.each([
  'HR business partners',
  'EMT-B holders',
  'iOS work',
  'Golang in the backend',
  'GWO training',
  'Monday shifts',
  'Care Friends app',
])('leaves the name in "%s" as it is written', (text) => {
  expect(lowerFirst(text)).toBe(text);
});

it('lowers what is no name', () => {
  expect(lowerFirst('Lead the shift')).toBe('lead the shift');
  expect(lowerFirst('Keeping Jira tidy')).toBe('keeping Jira tidy');
});

it('keeps the capital of a name with a sign in it and of a class', () => {
  expect(lowerFirst('Guild & Masters Level 3')).toBe('Guild & Masters Level 3');
  expect(lowerFirst('Class 1 licence')).toBe('Class 1 licence');
  expect(lowerFirst('Bread and butter')).toBe('bread and butter');
});

it('ends before the dash that is left of a cut', () => {
  expect(stripEnd('Feed the kiln and the presses -')).toBe('Feed the kiln and the presses');
  expect(stripEnd('Full- or part-time.')).toBe('Full- or part-time');
});
