import { expect, it } from 'vitest';

import { postingPhrases } from './draft/phrases.data.ts';
import { readDemands } from './posting-demands.ts';

it.each([
  { required: 'Required:', preferred: 'Preferred, not required:' },
  ...Object.values(postingPhrases),
])('reads both lists under $required', ({ required, preferred }) => {
  const text = `You climb.\n\n${required}\n- A license\n- A car\n\n${preferred}\n- A map`;
  expect(readDemands(text)).toEqual({ musts: ['A license', 'A car'], wishes: ['A map'] });
});

it('finds no list in a portrait', () => {
  expect(readDemands('You like the quiet hours, and chart as you go.')).toBeUndefined();
  expect(readDemands('Nice to have:\n- A map')).toBeUndefined();
});
