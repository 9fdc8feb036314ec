import { expect, it } from 'vitest';
import { isDoneToAll } from './done-to-all.ts';

const parts = (...texts: string[]) => texts.map((text) => ({ text, start: 0, end: 0 }));

it('sees one deed that is done to several things', () => {
  expect(isDoneToAll(parts('Maintain old nets', 'sails', 'ropes of all boats'))).toBe(true);
  expect(isDoneToAll(parts('Maintain old nets', 'prepare sails'))).toBe(false);
  expect(isDoneToAll(parts('Calm manner', 'good eyes'))).toBe(false);
});
