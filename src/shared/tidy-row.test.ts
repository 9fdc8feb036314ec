import { expect, it } from 'vitest';
import { tidyRow } from './tidy-row.ts';

it('leaves out the words that only announce a row', () => {
  expect(tidyRow('Competent in the following: knots, tides')).toBe('Competent in knots, tides');
  expect(tidyRow('Degree in either rope, sail or tar')).toBe('Degree in rope, sail or tar');
  expect(tidyRow('Degree in either rope or sail')).toBe('Degree in either rope or sail');
});
