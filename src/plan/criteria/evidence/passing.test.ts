import { expect, it } from 'vitest';
import { toFact } from '../fact-for-tests.ts';
import { isShared } from './passing.ts';

it('tells a say in the work of others from work that is done with them', () => {
  const duty = (text: string): boolean => isShared(toFact(text, { kind: 'duty' }));
  expect(duty('Work with the printers to improve leaflets')).toBe(true);
  expect(duty('Work closely with the crew to set and haul nets')).toBe(false);
  expect(duty('Improve leaflets')).toBe(false);
});
