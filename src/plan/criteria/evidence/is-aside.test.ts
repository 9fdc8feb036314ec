import { expect, it } from 'vitest';
import { isAside } from './is-aside.ts';

it.each([
  'Use standard office equipment (telephones, copier)',
  'Maintain a clean and secure working area',
  'Carry out assigned stall cleaning tasks',
  'Further tasks as assigned',
  'Do any and all other duties asked of you',
  'No cold calling',
  'Stay up to date with kiln trends',
  'Adhere to all company safety policies and procedures',
  'Compliance with house policies',
])('"%s" calls for no activity', (text) => {
  expect(isAside(text)).toBe(true);
});

it.each([
  'Patrol the quay and keep a safe and secure harbor for the crews',
  'Manage the office equipment contracts',
  'Deep cleaning of guest rooms',
  'Write the policies of the glaze room',
])('"%s" is about work', (text) => {
  expect(isAside(text)).toBe(false);
});
