import { expect, it } from 'vitest';
import { isNewSpan, partYears } from './spans-of-work.ts';

const keep = (...names: readonly string[]): string[] =>
  names
    .map((name) => ({ name: partYears(name) }))
    .filter(isNewSpan)
    .map(({ name }) => name);

it('names the same span of work once, and one without a subject only where it stands alone', () => {
  expect(
    keep(
      'Background in timber/sawmill projects - 8 years',
      '8years of experience',
      'Background in timber/sawmilling projects 8Years',
    ),
  ).toEqual(['Background in timber/sawmill projects - 8 years']);
  expect(keep('3 years in a sawmill', '2 years driving a harvester')).toHaveLength(2);
  expect(keep('8years of experience')).toEqual(['8 years of experience']);
});
