import { expect, it } from 'vitest';
import { readFlagWords } from './flag-words.ts';

it('reads what a flag says beyond yes and no', () => {
  expect([true, 'Yes', 'no.', null, 'Expired license'].map(readFlagWords)).toEqual([
    '',
    '',
    '',
    '',
    'Expired license',
  ]);
});
