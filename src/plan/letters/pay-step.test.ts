import { expect, it } from 'vitest';
import { sayWithCondition } from './pay-step.ts';

it('says what the second figure depends on', () => {
  const paid = (rest: string): string =>
    sayWithCondition(`£12.80 per hour increasing to £13.60 ${rest}`, '');
  expect(paid('following a 3 month probation')).toMatch(
    /£13\.60 after passing 3 months of probation$/,
  );
  expect(paid('after probation')).toMatch(/£13\.60 after probation$/);
  expect(paid('after 3 months')).toMatch(/£13\.60 after 3 months$/);
});
