import { expect, it } from 'vitest';
import { hideOthersTravel } from './others-travel.ts';
import { isCalledByPhone } from './on-call.ts';

it.each([
  'Coordinate the concert, including artist travel and hotels',
  'Arrange visas and travel for visiting speakers',
  'Book meetings, calendars and travel',
  'Welcome guests who travel from far away',
  'Plan the travel of the directors',
  'Prepare travel expense reports',
  'Handle travel requests and room plans',
  'Design cycle lanes for an active travel scheme',
  'Five years in the travel industry',
])('others are on the road: %s', (line) => {
  expect(hideOthersTravel(line)).not.toMatch(/travel/i);
  expect(hideOthersTravel(line)).toHaveLength(line.length);
});

it('hides with a journey that is arranged whatever belongs to it', () => {
  const line = 'Arrange travel (here and abroad), hotels, cars and evening events';
  expect(hideOthersTravel(line)).not.toMatch(/evening/);
  expect(hideOthersTravel('Book travel and work some evenings')).toMatch(/evenings/);
});

it.each([
  'Travel to client sites in Kent',
  'Organise fairs and travel to them',
  'Travel up to 30% of the time',
  'Client travel of 50%',
  'Hours outside the usual schedule and some travel',
])('whoever does the job is: %s', (line) => {
  expect(hideOthersTravel(line)).toBe(line);
});

it.each([
  ['On call only by phone for tenants', true],
  ['On-call rota, telephone only', true],
  ['Phone-only on-call, one week in six', true],
  ['On call one week in four', false],
  ['On call; a phone is provided', false],
])('%s', (line, isByPhone) => {
  expect(isCalledByPhone(line)).toBe(isByPhone);
});
