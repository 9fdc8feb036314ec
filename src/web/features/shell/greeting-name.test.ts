import { expect, test } from 'vitest';

import { greetingName, initialsOf } from './greeting-name.ts';

test.each([
  [{ name: 'Ada Lovelace', email: 'ada@example.test' }, 'Ada Lovelace', 'AL'],
  [{ name: '  ', email: 'grace.hopper@example.test' }, 'grace.hopper', 'G'],
  [{ name: null, email: 'kim@example.test' }, 'kim', 'K'],
  [{ name: '', email: '' }, 'User', 'U'],
  [{}, 'User', 'U'],
  [{ name: 'José María de la Cruz' }, 'José María de la Cruz', 'JC'],
  [{ name: '𝒜da' }, '𝒜da', '𝒜'],
])('%o is greeted as %s', (person, name, initials) => {
  expect(greetingName(person)).toBe(name);
  expect(initialsOf(person)).toBe(initials);
});
