import { describe, expect, test } from 'vitest';

import { ApiError } from '#web/lib/api-error.ts';

import {
  explainResetMailFailure,
  explainSignInFailure,
  explainSignUpFailure,
  explainSocialFailure,
  isOnlyMailMissing,
  needsVerification,
} from './auth-failures.ts';

const reply = (status: number, body: object) => new ApiError(status, JSON.stringify(body));
const offline = new TypeError('Failed to fetch');

describe('sign-in', () => {
  test('403 asks for verification', () => {
    const error = reply(403, { code: 'EMAIL_NOT_VERIFIED', message: 'Email not verified' });
    expect(needsVerification(error)).toBe(true);
    expect(explainSignInFailure(error)).toEqual({
      title: 'Email verification required',
      description: 'Please check your email and verify your account before signing in.',
      variant: 'destructive',
    });
  });

  test('a 403 of the guard against other sites says what it is', () => {
    const error = reply(403, {
      code: 'FORBIDDEN',
      message: 'This request comes from another site.',
    });
    expect(needsVerification(error)).toBe(false);
    expect(explainSignInFailure(error)).toMatchObject({
      title: 'Error',
      description: 'This request comes from another site.',
    });
  });

  test.each([
    [reply(401, { message: 'Invalid email or password' }), 'Invalid email or password'],
    [new ApiError(500, ''), 'Failed to sign in'],
    [offline, 'Something went wrong. Please try again.'],
  ])('%s', (error, description) => {
    expect(explainSignInFailure(error)).toMatchObject({ title: 'Error', description });
  });
});

describe('sign-up', () => {
  const exists = {
    title: 'Account already exists',
    description: 'An account with this email already exists. Please sign in instead.',
  };

  test.each([
    [reply(422, { message: 'anything' }), exists],
    [reply(400, { code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' }), exists],
    [reply(400, { message: 'Too weak' }), { title: 'Error', description: 'Too weak' }],
    [new ApiError(502, 'Bad Gateway'), { title: 'Error', description: 'Failed to create account' }],
    [offline, { title: 'Error', description: 'Something went wrong. Please try again.' }],
  ])('%s', (error, shown) => {
    expect(explainSignUpFailure(error)).toMatchObject(shown);
  });

  test('knows an account whose mail was not sent', () => {
    expect(isOnlyMailMissing(reply(500, { message: 'Failed to send verification email' }))).toBe(
      true,
    );
    expect(isOnlyMailMissing(reply(500, { message: 'Failed' }))).toBe(false);
  });
});

test('social sign-in names the provider', () => {
  expect(explainSocialFailure('github')).toMatchObject({
    title: 'Error',
    description: 'Failed to sign in with github',
  });
});

test('a failed reset mail says so, and too many of them say when to try again', () => {
  const sentence = 'Failed to send reset email. Please try again.';
  expect(explainResetMailFailure(reply(500, { message: 'secret' })).description).toBe(sentence);
  expect(explainResetMailFailure(offline).description).toBe(sentence);
  const limited = reply(429, { message: 'Too many attempts. Try again in 5 minutes.' });
  expect(explainResetMailFailure(limited).description).toBe(
    'Too many attempts. Try again in 5 minutes.',
  );
});
