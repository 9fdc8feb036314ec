import { expect, it } from 'vitest';
import { dropCall, isRecruiting } from './is-recruiting.ts';

it.each([
  'We are currently looking for a Hybrid Dock Planner to join our team!',
  'Harrow Freight is seeking an experienced night planner',
  "We're recruiting Planners in a range of places",
  'Harrow Freight seeks a motivated planner for its yard',
  'Join our team of forty people at the quay',
  'An exciting opportunity has arisen for a planner',
  'Our client is in need of a planner to join the night crew',
])('calls for people: %s', (text) => {
  expect(isRecruiting(text)).toBe(true);
});

it.each([
  'The planner is looking after four docks and a rail siding',
  'The yard needs two cranes to unload a ship',
  'You will need to work on Sundays',
  'The role requires a valid license',
  'Families seek help with the forms, and we give it',
  'You will seek new ways to shorten the wait at the gate',
  'Hours: Monday to Friday 8:00 to 16:30',
  'We need to keep the gates open at all times',
])('says something: %s', (text) => {
  expect(isRecruiting(text)).toBe(false);
});

it('keeps what the house is, without the call behind it', () => {
  expect(dropCall("Harrow is a yard of nine boat builders, and we're looking for a clerk")).toBe(
    'Harrow is a yard of nine boat builders',
  );
  const praise = 'Harrow is a great employer, and we are hiring';
  expect(dropCall(praise)).toBe(praise);
  expect(dropCall('Harrow is a yard of nine and keeps its word')).toBe(
    'Harrow is a yard of nine and keeps its word',
  );
});
