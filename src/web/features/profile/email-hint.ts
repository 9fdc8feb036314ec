import type { AccountInfo } from '#shared/user.ts';

/** Why the email is read-only: the provider's for those who sign in only there, ours for the rest. */
export function emailHint(accounts: AccountInfo | undefined): string {
  return accounts && !accounts.hasPassword
    ? 'Email cannot be changed for OAuth accounts'
    : 'Email cannot be changed for security reasons';
}
