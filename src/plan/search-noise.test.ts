import { expect, it } from 'vitest';
import { isTerm } from './search-words.ts';

it.each(['gauge', 'full-time paid', 'minimum proven', 'customer needs', 'Access'])(
  'takes "%s" for no skill',
  (term) => expect(isTerm(term)).toBe(false),
);

it.each(['SolidWorks', 'press brake', 'social housing'])('keeps "%s"', (term) =>
  expect(isTerm(term)).toBe(true),
);
