import { roleInWords, type Role } from '#shared/organization.ts';
import { nameInMail } from '#shared/plain-name.ts';
import { composeLetter } from './letter.ts';

interface InvitationFacts {
  to: string;
  inviterName: string;
  organizationName: string;
  role: Role;
  url: string;
}

export function invitationLetter(facts: InvitationFacts) {
  const { to, role, url } = facts;
  // Whoever invites chooses both names and the reader is a stranger to them.
  const inviterName = nameInMail(facts.inviterName) || 'Somebody';
  const organizationName = nameInMail(facts.organizationName) || 'an organization';
  return composeLetter({
    to,
    subject: `${inviterName} invites you to ${organizationName} on Requisite`,
    greeting: 'Hello,',
    paragraphs: [
      `${inviterName} would like you to join ${organizationName} as ${roleInWords[role]}.`,
      'Requisite turns one job description into ten recruiting tools.',
    ],
    action: { label: 'Accept the invitation', url },
    footnote: `The invitation is for ${to}, works once and for 7 days. If you do not expect it, you can ignore this mail.`,
  });
}
