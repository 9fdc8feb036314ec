import { expect, it } from 'vitest';
import { tellOnce } from './duties-and-papers.ts';

it('says once what stands in another item, and leaves out the rest of a heading', () => {
  expect(
    tellOnce([
      'willingness to work flexible harvest shifts',
      'Key | Northern Orchards',
      'flexible harvest shifts, with willingness',
      'a valid tractor card',
    ]),
  ).toEqual(['willingness to work flexible harvest shifts', 'a valid tractor card']);
});
