import { expect, it } from 'vitest';
import { dropDutyFrame, dropListFrame, isListFrame } from './list-frame.ts';

it.each([
  'Main duties include the following and other duties that may be assigned',
  'The duties of this position include, but are not limited to, the following',
  'Key responsibilities include',
  'Primary duties are as follows:',
  'As a Dairy Hand',
  'Your remit will include',
])('knows a frame: %s', (text) => {
  expect(isListFrame(text)).toBe(true);
});

it.each([
  'Duties include mixing feed for the calves',
  'Responsibilities in the dairy and in the cheese cellar',
  'Other duties as assigned',
  'Assign tasks to the crew',
])('and what is none: %s', (text) => {
  expect(isListFrame(text)).toBe(false);
});

it('finds where the list begins', () => {
  const text = 'Perform set tasks to complete the following: wash the churns and fill the vats';
  expect(text.slice(dropListFrame(text))).toBe('wash the churns and fill the vats');
  expect(dropListFrame('Cheese cellar: turn the wheels each day')).toBe(0);
  expect(dropListFrame('Test for the following germs: listeria and two more')).toBe(0);
});

it.each([
  ['Your duties will consist of milking with two others', 'milking with two others'],
  ['Specific responsibilities include cheese turning', 'cheese turning'],
  ['Duties include the following: milking', 'Duties include the following: milking'],
  ['Responsibilities include a variety of tasks', 'Responsibilities include a variety of tasks'],
])('leaves out what only announces the work: %s', (text, work) => {
  expect(text.slice(dropDutyFrame(text))).toBe(work);
});
