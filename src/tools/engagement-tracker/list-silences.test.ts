import { expect, it } from 'vitest';
import { isTravelUnsaid } from './list-silences.ts';

it('knows when travel is named without an amount', () => {
  const asked = (matter: string, drawbacks: string[]) =>
    isTravelUnsaid({ questions: [{ matter, from: 'text' }] } as never, drawbacks);
  expect(asked('Travel', ['travel ("to four islands")'])).toBe(true);
  expect(asked('Travel', [])).toBe(false);
  expect(asked('Office days', ['travel'])).toBe(false);
});
