import { expect, it } from 'vitest';
import { isDoneInPerson } from './done-in-person.ts';

const isThere = (...duties: string[]): boolean =>
  isDoneInPerson({ facts: duties.map((text) => ({ kind: 'duty', text })) } as never);

it('knows work that is done where people come and things are', () => {
  expect(isThere('Welcome visitors of the lighthouse', 'Take cash at the counter')).toBe(true);
  expect(isThere('Write the tide almanac', 'Take cash at the counter')).toBe(false);
});
