import { expect, it } from 'vitest';
import { isPersonTitle } from './person-title.ts';

it.each([
  'night porter',
  'harbour safety officer',
  'wreck investigator',
  'buoy & beacon keeper',
  'naval architect',
])('%s is somebody', (title) => {
  expect(isPersonTitle(title)).toBe(true);
});

it.each(['customer service', 'trainee program', 'care centre'])('%s is nobody', (title) => {
  expect(isPersonTitle(title)).toBe(false);
});
