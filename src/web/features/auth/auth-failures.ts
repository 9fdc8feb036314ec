import type { ToastContent } from '#ui/toast.ts';
import { ApiError, describeError } from '#web/lib/api-error.ts';

import type { Provider } from '#web/lib/account-calls.ts';

/** What the person is told when an account call fails, word for word as specified. */

export function explainSignInFailure(error: unknown): ToastContent {
  if (needsVerification(error)) {
    return failure(
      'Please check your email and verify your account before signing in.',
      'Email verification required',
    );
  }
  return failure(describeReply(error, 'Failed to sign in'));
}

/** A 403 from the guard against other sites carries a code of its own and means something else. */
export function needsVerification(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403 && error.code !== 'FORBIDDEN';
}

export function explainSignUpFailure(error: unknown): ToastContent {
  if (accountExists(error)) {
    return failure(
      'An account with this email already exists. Please sign in instead.',
      'Account already exists',
    );
  }
  return failure(describeReply(error, 'Failed to create account'));
}

export function accountExists(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.status === 422 || mentions(error, 'USER_ALREADY_EXISTS'))
  );
}

/** The account is there; only its mail is not on the way. */
export function isOnlyMailMissing(error: unknown): boolean {
  return error instanceof ApiError && mentions(error, 'Failed to send verification email');
}

export const mailMissing: ToastContent = {
  title: 'Account created',
  description:
    'Successfully created user, but failed to send verification email. You can request a new verification email below.',
};

export function explainSocialFailure(provider: Provider): ToastContent {
  return failure(`Failed to sign in with ${provider}`);
}

export const emailNeeded: ToastContent = failure('Please enter your email address first');

export const resetMailSent: ToastContent = {
  title: 'Reset email sent',
  description: 'Check your email for password reset instructions',
};

export function explainResetMailFailure(error: unknown): ToastContent {
  const tooMany = error instanceof ApiError && error.status === 429;
  const sentence = 'Failed to send reset email. Please try again.';
  return failure(tooMany ? describeError(error, sentence) : sentence);
}

/** A reply gives its own sentence or the fallback; no reply at all is another matter. */
function describeReply(error: unknown, fallback: string): string {
  return error instanceof ApiError
    ? describeError(error, fallback)
    : 'Something went wrong. Please try again.';
}

function mentions(error: ApiError, words: string): boolean {
  return error.message.includes(words);
}

function failure(description: string, title = 'Error'): ToastContent {
  return { title, description, variant: 'destructive' };
}
