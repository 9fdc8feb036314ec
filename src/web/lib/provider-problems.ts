/** Why Google or GitHub sent somebody back without what they came for, by the code in the address. */
const providerProblems = new Map([
  [
    'account_not_linked',
    'An account with this email exists. Sign in with your password, then connect Google or GitHub on your profile.',
  ],
  [
    'access_denied',
    'You did not give permission, so nothing was changed. Try again, or use your email.',
  ],
  [
    'email_not_found',
    'The provider did not tell us your email. Allow it there, or sign in with your email here.',
  ],
  [
    'email_not_verified',
    'Your email is not verified yet. Please check your email and verify your account before signing in.',
  ],
  [
    'email_does_not_match',
    'That account has another email than yours here. Choose the one with the same email.',
  ],
  ['account_already_linked_to_different_user', 'That account is connected to somebody else here.'],
  ['signup_disabled', 'New accounts cannot be created this way. Use your email instead.'],
  [
    'provider_email_not_verified',
    'Google or GitHub has not verified your email yet. Verify it there first, or use your email and a password here.',
  ],
]);

const unknownProblem =
  'Signing in there did not work. Please try again, or sign in with your email and password.';

export function explainProviderProblem(code: string): string {
  return providerProblems.get(code.toLowerCase()) ?? unknownProblem;
}
