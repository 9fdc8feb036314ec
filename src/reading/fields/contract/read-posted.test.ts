import { expect, it } from 'vitest';
import { readPosted } from './read-posted.ts';

it.each([
  ['Cook\nDate posted: 18-Mar-2024\nLeeds', '18-Mar-2024'],
  ['Date posted29 January 2026', '29 January 2026'],
  ['Original Posting Date\n\n4/17/2024\n\nMost Recently Posted Date\n\n4/20/2024', '4/20/2024'],
  ['Application opening date: April 24, 2024.', 'April 24, 2024'],
  ['The hotel opened on 3 May 2019. Posted by Fern Hotels.', null],
  ['Posted on our page on Monday', null],
])('reads when an advertisement was put up: %s', (text, wanted) => {
  expect(readPosted(text)?.value ?? null).toBe(wanted);
});
