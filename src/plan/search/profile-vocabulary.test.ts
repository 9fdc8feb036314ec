import { expect, it } from 'vitest';
import { findsPeople, isOnProfiles, isPlainWord } from './profile-vocabulary.ts';

it.each([
  'night audit',
  'cell culture',
  'economic development',
  'HEC-RAS',
  'oil & gas',
  'visual merchandising',
])('finds people by "%s"', (term) => expect(findsPeople(term)).toBe(true));

it.each([
  'upon departure',
  'sales space',
  'warm tone',
  'design principals',
  'fulfill guest wishes',
])('finds nobody by "%s"', (term) => expect(findsPeople(term)).toBe(false));

it('tells a plain word with a capital from a name', () => {
  expect(isPlainWord('Control')).toBe(true);
  expect(isPlainWord('Matplotlib')).toBe(false);
  expect(isPlainWord('SAP')).toBe(false);
  expect(isOnProfiles('forklift')).toBe(true);
});
