import { greet } from './greet.ts';
import { composeLetter } from './letter.ts';

interface Recipient {
  name: string;
  email: string;
}

export function verificationLetter(user: Recipient, url: string) {
  return composeLetter({
    to: user.email,
    subject: 'Confirm your email for Requisite',
    greeting: greet(user.name),
    paragraphs: ['Please confirm that this is your email address.'],
    action: { label: 'Confirm email', url },
    footnote:
      'The link works for 24 hours. If you did not create an account, do not open it: somebody else may have used your address.',
  });
}

export function passwordResetLetter(user: Recipient, url: string) {
  return composeLetter({
    to: user.email,
    subject: 'Reset your Requisite password',
    greeting: greet(user.name),
    paragraphs: ['Someone asked to reset the password of your account. Choose a new one here.'],
    action: { label: 'Choose a new password', url },
    footnote:
      'The link works once and for one hour. If you did not ask for it, your password stays as it is.',
  });
}

export function accountExistsLetter(user: Recipient, url: string) {
  return composeLetter({
    to: user.email,
    subject: 'You already have a Requisite account',
    greeting: greet(user.name),
    paragraphs: [
      'Someone, probably you, tried to create an account with this email address. It has one already.',
      'Sign in with your password, or choose “Forgot password” there if you no longer know it.',
    ],
    action: { label: 'Sign in', url },
    footnote: 'If this was not you, you can ignore this mail: nothing was changed.',
  });
}
