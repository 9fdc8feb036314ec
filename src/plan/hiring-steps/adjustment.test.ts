import { expect, it } from 'vitest';
import { sayAdjustmentAsIn } from './adjustment.ts';

it('names the help as the country does', () => {
  expect(sayAdjustmentAsIn('with or without an adjustment?', 'US')).toBe(
    'with or without an accommodation?',
  );
  expect(sayAdjustmentAsIn('Adjustments offered, no reasons asked', 'CA')).toMatch(
    /^Accommodations/,
  );
  expect(sayAdjustmentAsIn('adjustments on request', 'IE')).toBe('adjustments on request');
});
