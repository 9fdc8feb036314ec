import { expect, it } from 'vitest';
import { isForOthers } from './quote-house.ts';

it('knows old news and what is told to buyers', () => {
  expect(isForOthers('Our loft saw revenue growth of 40% in 2019')).toBe(true);
  expect(isForOthers('We weave in one place, allowing retailers to enjoy higher margins')).toBe(
    true,
  );
  expect(isForOthers('We have made sails for fishing boats since 1921')).toBe(false);
});
