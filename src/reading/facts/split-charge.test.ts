import { expect, it } from 'vitest';
import { splitCharge } from './split-charge.ts';

it('parts a long row of what somebody answers for', () => {
  const text =
    'Overall responsibility for the harbor, including management of berths and moorings, boats, staff, tide management and any other duties of this post.';
  const parts = splitCharge(text) ?? [];
  expect(parts.map((part) => part.text)).toEqual([
    'Overall responsibility for the harbor',
    'Manage berths and moorings',
    'Manage boats',
    'Manage staff',
    'Manage tide',
  ]);
  expect(text.slice(parts[1]?.start, parts[1]?.end)).toBe('berths and moorings');
});

it.each([
  'Responsible for the harbor, including management of boats and staff',
  'Overall responsibility for the harbor, including boats, staff, fees and moorings',
])('leaves a short row and one without a deed: %s', (line) => {
  expect(splitCharge(line)).toBeUndefined();
});
