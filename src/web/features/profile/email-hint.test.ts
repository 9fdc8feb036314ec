import { expect, test } from 'vitest';

import { emailHint } from './email-hint.ts';

test('the email belongs to the provider for those who sign in only there', () => {
  const providers = [{ provider: 'google' as const }];
  expect(emailHint({ providers, hasPassword: false, canChangePassword: false })).toBe(
    'Email cannot be changed for OAuth accounts',
  );
  expect(emailHint({ providers, hasPassword: true, canChangePassword: true })).toBe(
    'Email cannot be changed for security reasons',
  );
  expect(emailHint(undefined)).toBe('Email cannot be changed for security reasons');
});
