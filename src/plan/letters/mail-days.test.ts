import { expect, it } from 'vitest';
import { daysOfMails } from './mail-days.ts';

it('writes on the weekday of the first letter, so that none falls on a weekend', () => {
  for (const day of Object.values(daysOfMails)) expect(day % 7).toBe(0);
});
