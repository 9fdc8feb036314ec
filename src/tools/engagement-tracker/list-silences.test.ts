import { expect, it } from 'vitest';
import { isTravelUnsaid } from './list-silences.ts';

it('knows when travel is named without an amount', () => {
  const asked = (matter: string) =>
    isTravelUnsaid({ questions: [{ matter, from: 'text' }] } as never);
  expect(asked('Travel')).toBe(true);
  expect(asked('Office days')).toBe(false);
});
