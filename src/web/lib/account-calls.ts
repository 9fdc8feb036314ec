import { apiRequest } from './api.ts';

/** The calls under /api/auth. Each throws an ApiError when the server refuses. */

export type Provider = 'google' | 'github';

/** Where a mailed verification link ends, signed in or not, whether it worked or not. */
const verifiedPath = '/signin?verified=true';

export function signInWithEmail(credentials: { email: string; password: string }) {
  // The address is for the mail that a refused, unverified account gets.
  return apiRequest('POST', '/api/auth/sign-in/email', {
    ...credentials,
    callbackURL: verifiedPath,
  });
}

export function signUpWithEmail(account: { name: string; email: string; password: string }) {
  return apiRequest('POST', '/api/auth/sign-up/email', { ...account, callbackURL: verifiedPath });
}

export function sendVerificationEmail(email: string) {
  return apiRequest('POST', '/api/auth/send-verification-email', {
    email,
    callbackURL: verifiedPath,
  });
}

export function requestPasswordReset(email: string) {
  return apiRequest('POST', '/api/auth/request-password-reset', {
    email,
    redirectTo: '/reset-password',
  });
}

/** Whether a mailed link still sets a password; it is sent, as the token belongs in no log of addresses. */
export function checkResetLink(token: string) {
  return apiRequest('POST', '/api/auth/check-reset-link', { token });
}

export function resetPassword(choice: { newPassword: string; token: string }) {
  return apiRequest('POST', '/api/auth/reset-password', choice);
}

interface ProviderTrip {
  provider: Provider;
  /** Paths of this site to come back to. */
  callbackURL: string;
  errorCallbackURL: string;
}

/** Asks where the provider wants the browser to go. */
export async function startSocialSignIn(trip: ProviderTrip): Promise<string> {
  return readAddress(await apiRequest('POST', '/api/auth/sign-in/social', trip));
}

export async function startLinking(trip: ProviderTrip): Promise<string> {
  return readAddress(await apiRequest('POST', '/api/auth/link-social', trip));
}

export function unlinkProvider(provider: Provider) {
  return apiRequest('POST', '/api/auth/unlink-account', { providerId: provider });
}

export function changePassword(change: { currentPassword: string; newPassword: string }) {
  return apiRequest('POST', '/api/auth/change-password', { ...change, revokeOtherSessions: true });
}

export function signOut() {
  return apiRequest('POST', '/api/auth/sign-out', {});
}

function readAddress(reply: unknown): string {
  const url = (reply as { url?: unknown } | undefined)?.url;
  if (typeof url !== 'string') throw new Error('The server named no address to go to.');
  return url;
}
