import { expect, test } from 'vitest';

import { linkOf } from './link-of.ts';

test.each([
  ['https://www.linkedin.com/in/ada', 'https://www.linkedin.com/in/ada'],
  ['HTTP://linkedin.com/in/ada', 'HTTP://linkedin.com/in/ada'],
  ['linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
  ['lnkd.in/abc?x=1', 'https://lnkd.in/abc?x=1'],
])('%s leads to %s', (text, href) => {
  expect(linkOf(text)).toBe(href);
});

test.each([
  null,
  '',
  'ada',
  'Ada Lovelace, linkedin.com',
  'javascript:alert(1)//linkedin.com/',
  'data:text/html,x',
  '//evil.example',
  'https://',
  'ada@example.test',
])('%j is shown without a link', (text) => {
  expect(linkOf(text)).toBeUndefined();
});
