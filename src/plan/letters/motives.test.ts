import { expect, it } from 'vitest';
import { motivesOf } from './motives.ts';

it('reads a wish and an offer by the same words', () => {
  expect(motivesOf('Leave and sick days that are paid')).toContain('schedule');
  expect(motivesOf('25 days annual leave')).toContain('schedule');
  expect(motivesOf('Somebody who explains')).toContain('learning');
  expect(motivesOf('tuition support')).toContain('learning');
  expect(motivesOf('a 401(k) with match')).toContain('stability');
});
