import { expect, it } from 'vitest';
import { isHeading } from '../wording/is-heading.ts';
import { listHomonyms } from './search-niches.ts';

it('knows what tells the other trade of a word', () => {
  expect(listHomonyms(['server', 'waiter'])).toContain('SQL Server');
  expect(listHomonyms(['banquet server'])).toEqual([]);
});

it('takes a heading for no wish', () => {
  expect(isHeading('Knowledge, Skills and Other Characteristics')).toBe(true);
  expect(isHeading('Experience with Sage is a plus')).toBe(false);
});
