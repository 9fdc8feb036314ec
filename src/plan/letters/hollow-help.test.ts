import { expect, it } from 'vitest';
import { isSlogan, pointsBack } from './hollow-help.ts';

it.each([
  'provide the information to keepers',
  'secure and witness all signatures',
  'review the required documents before sailing',
])('hears that "%s" hangs on another line', (duty) => {
  expect(pointsBack(duty)).toBe(true);
});

it.each([
  'mend the sails of fishing boats',
  'lead the annual dyeing plan',
  'review the results of the tide survey',
  'keep the process of tanning going',
])('lets "%s" stand alone', (duty) => {
  expect(pointsBack(duty)).toBe(false);
});

it('knows what every post is there for from a duty', () => {
  expect(isSlogan('protect visitor safety and support quality assurance')).toBe(true);
  expect(isSlogan('protect the seals of the bay and support their nurseries')).toBe(false);
});
