import { expect, it } from 'vitest';
import { sharesPhrase } from './shares-phrase.ts';

it('hears two words that stand together, and no single common one', () => {
  expect(sharesPhrase('Sail quality control', 'Quality controller at a loft')).toBe(true);
  expect(sharesPhrase('Harbor project management', 'Project manager on the quay')).toBe(true);
  expect(sharesPhrase('Quality of sails', 'Quality controller at a loft')).toBe(false);
  expect(sharesPhrase('Control of the locks', 'Quality controller at a loft')).toBe(false);
});
