import { expect, it } from 'vitest';
import { isWordOf } from '../suit/country-words.data.ts';
import { keepHome } from './home-words.ts';

it('knows words of one country', () => {
  expect(isWordOf('works council', 'US')).toBe(false);
  expect(isWordOf('works council', 'DE')).toBe(true);
  expect(isWordOf('NHS community dental', 'US')).toBe(false);
  expect(isWordOf('community dental', 'US')).toBe(true);
  expect(isWordOf('Bautechniker', 'GB')).toBe(false);
  expect(isWordOf('enrolled nurse', 'US')).toBe(false);
  expect(isWordOf('cable containment', 'US')).toBe(false);
  expect(isWordOf('technical sales', 'GB')).toBe(true);
  // Police training in the United States, and a verb anywhere.
  expect(isWordOf('POST certificate', 'GB')).toBe(false);
  expect(isWordOf('Post the shift and the pay', 'GB')).toBe(true);
});

it('takes out of advice what exists elsewhere only', () => {
  const advice = 'Health center, school dental, hospital, NHS dental; words such as outreach.';
  expect(keepHome(advice, 'US')).toBe(
    'Health center, school dental, hospital; words such as outreach.',
  );
  expect(keepHome(advice, 'GB')).toBe(advice);
  expect(keepHome(advice, null)).toBe(advice);
});
