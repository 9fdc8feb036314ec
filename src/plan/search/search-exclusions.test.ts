import { expect, it } from 'vitest';
import { listExclusions } from './search-exclusions.ts';

it('leaves out a trade of the same name and those who fill posts, and nothing that good people have done', () => {
  expect(
    listExclusions(
      ['chef', 'server', 'sales', 'student', 'recruiter', 'air traffic controller'],
      ['financial controller'],
    ),
  ).toEqual(['recruiter', 'air traffic controller']);
  expect(listExclusions(['campaign manager'], ['elections manager'])).toEqual([]);
  expect(listExclusions(['recruiter'], ['talent acquisition partner'])).toEqual([]);
});
