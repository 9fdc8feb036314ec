import { expect, it } from 'vitest';
import { splitInsurance } from './split-insurance.ts';

it.each([
  ['Car insurance & driver’s license', ['Car insurance', 'driver’s license']],
  [
    'Valid driver’s license and proof of auto insurance',
    ['Valid driver’s license', 'proof of auto insurance'],
  ],
])('parts the two papers of "%s"', (line, parts) => {
  expect(splitInsurance(line)?.map(({ text }) => text)).toEqual(parts);
});

it.each(['Insurance license', 'Sell car insurance and life insurance', 'Driver’s license'])(
  'leaves "%s" whole',
  (line) => {
    expect(splitInsurance(line)).toBeUndefined();
  },
);
