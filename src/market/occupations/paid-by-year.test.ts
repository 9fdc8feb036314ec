import { expect, it } from 'vitest';
import { isPaidByYear } from './paid-by-year.ts';

it('knows the work that is paid by the year', () => {
  const isYearly = (soc: string) => isPaidByYear({ id: soc, soc });
  expect(['11-3031', '13-2011', '15-1252', '17-2051'].every(isYearly)).toBe(true);
  expect(['47-2111', '31-1121', '29-1141', '43-3031', '15-1232'].some(isYearly)).toBe(false);
});
