import { expect, it } from 'vitest';
import { invitationLetter } from './invitation-letter.ts';

const url = 'https://requisite.example/signup?invitation=1.x';
const letterFrom = (inviterName: string, organizationName: string) =>
  invitationLetter({ to: 'guest@example.test', inviterName, organizationName, role: 'admin', url });

it('says who invites to what', () => {
  const { subject, text } = letterFrom("Dr. J. O'Neil-Sørensen III", 'Müller & Söhne');
  expect(subject).toBe("Dr. J. O'Neil-Sørensen III invites you to Müller & Söhne on Requisite");
  expect(text).toContain(
    "\n\nDr. J. O'Neil-Sørensen III would like you to join Müller & Söhne as an admin.\n\n",
  );
});

it('carries no other link, address or line of the inviter’s, however the names were stored', () => {
  const { subject, text, html } = letterFrom(
    'Requisite Support\r\n\r\nYour account is locked: https://evil.example/login',
    'www.evil.example or mail help@evil.example\u2028\u202Enow',
  );
  const honest = letterFrom('Ada', 'Acme');
  expect(text.split('\n')).toHaveLength(honest.text.split('\n').length);
  expect(subject).not.toMatch(/[\p{Cc}\u2028\u202E]/u);
  for (const part of [subject, text.replaceAll(url, ''), html.replaceAll(url, '')]) {
    expect(part).not.toMatch(/evil\.example|\/\/evil|www\.|@evil/);
  }
});

it('has words for names of which nothing is left', () => {
  expect(letterFrom('\u202E', '://').subject).toBe(
    'Somebody invites you to an organization on Requisite',
  );
});
