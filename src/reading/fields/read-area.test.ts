import { expect, it } from 'vitest';
import { readArea } from './read-area.ts';
import { makeJobText } from './testing/job-text.ts';

const read = (line: string, city: string): string | null =>
  readArea(makeJobText([{ text: 'Buyer' }, { text: line, role: 'place' }]).units, city);

it.each([
  ['Tampa Metropolitan Area', 'Tampa', 'Greater Tampa'],
  ['Columbus, Ohio Metropolitan Area', 'Columbus', 'Greater Columbus'],
  ['Dallas-Fort Worth Metroplex', 'Dallas', 'Dallas-Fort Worth'],
  ['Tampa, FL', 'Tampa', null],
])('tells that a region is more than its town: %s', (line, city, area) => {
  expect(read(line, city)).toBe(area);
});
