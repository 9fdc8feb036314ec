import { expect, it } from 'vitest';
import { spellFor } from './spelling.ts';

it('calls in America and rings in Britain, and leaves what is worn alone', () => {
  const text = 'I will ring you about the rota. They rang. The ring that no longer fits.';
  expect(spellFor('US')(text)).toBe(
    'I will call you about the schedule. They called. The ring that no longer fits.',
  );
  expect(spellFor('GB')(text)).toBe(text);
});
