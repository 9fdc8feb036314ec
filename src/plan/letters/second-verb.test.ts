import { expect, it } from 'vitest';
import { hasSecondVerb } from './second-verb.ts';

it('hears a second verb behind the first thing', () => {
  expect(hasSecondVerb('analyze figures and prepare reports')).toBe(true);
  expect(hasSecondVerb('analyze figures and reports')).toBe(false);
});
