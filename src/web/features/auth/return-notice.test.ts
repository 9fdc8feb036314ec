import { expect, test } from 'vitest';

import { readAuthQuery } from './auth-query.ts';
import { readReturnNotice } from './return-notice.ts';

const visitor = (search: string) => readReturnNotice(readAuthQuery(search), { signedIn: false });
const member = (search: string) => readReturnNotice(readAuthQuery(search), { signedIn: true });

test('an address without an answer has no notice', () => {
  expect(visitor('')).toBeUndefined();
  expect(visitor('?next=/jobs/1')).toBeUndefined();
});

test('an account that exists is signed in to by password first', () => {
  expect(visitor('?error=account_not_linked')).toEqual({
    good: false,
    text: 'An account with this email exists. Sign in with your password, then connect Google or GitHub on your profile.',
  });
});

test('an expired link can be asked for again', () => {
  expect(visitor('?verified=true&error=TOKEN_EXPIRED')).toEqual({
    good: false,
    text: 'This verification link has expired. Enter your email below and ask for a new one.',
    offersVerification: true,
  });
  expect(member('?error=TOKEN_EXPIRED')?.text).toContain('on your profile');
});

test('a verified email is good news', () => {
  expect(visitor('?verified=true')?.text).toBe('Your email is verified. Sign in to continue.');
  expect(member('?verified=true')).toEqual({ good: true, text: 'Your email is verified.' });
});

test.each(['state_mismatch', 'constructor', '__proto__', '<script>'])(
  '%s is not repeated',
  (code) => {
    const notice = visitor(`?error=${encodeURIComponent(code)}`);
    expect(notice?.text).toBe(
      'Signing in there did not work. Please try again, or sign in with your email and password.',
    );
  },
);
