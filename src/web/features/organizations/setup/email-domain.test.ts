import { expect, test } from 'vitest';

import { emailDomain } from './email-domain.ts';

test.each([
  ['ada@example.test', 'example.test'],
  ['"a@b"@sub.example.test', 'sub.example.test'],
  ['nobody', ''],
  ['', ''],
])('the domain of %j is %j', (email, domain) => {
  expect(emailDomain(email)).toBe(domain);
});
