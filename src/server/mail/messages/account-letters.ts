import { composeLetter } from './letter.ts';

interface Recipient {
  name: string;
  email: string;
}

export function verificationLetter(user: Recipient, url: string) {
  return composeLetter({
    to: user.email,
    subject: 'Confirm your email for Requisite',
    greeting: `Hello ${user.name},`,
    paragraphs: ['Please confirm that this is your email address.'],
    action: { label: 'Confirm email', url },
    footnote:
      'The link works for 24 hours. If you did not create an account, you can ignore this mail.',
  });
}

export function passwordResetLetter(user: Recipient, url: string) {
  return composeLetter({
    to: user.email,
    subject: 'Reset your Requisite password',
    greeting: `Hello ${user.name},`,
    paragraphs: ['Someone asked to reset the password of your account. Choose a new one here.'],
    action: { label: 'Choose a new password', url },
    footnote:
      'The link works once and for one hour. If you did not ask for it, your password stays as it is.',
  });
}
