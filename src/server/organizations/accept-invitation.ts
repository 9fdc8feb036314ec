import type { OfferedInvitation, Organization, PendingInvitation } from '#shared/organization.ts';
import { recordAudit } from '../audit/audit.rows.ts';
import type { Person } from '../auth/session.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/app-error.ts';
import { keepAccount } from '../auth/keep-account.ts';
import { proveAddress } from '../auth/prove-address.ts';
import { asCaller } from './caller.ts';
import type { InvitationTokens } from './invitation-token.ts';
import { insertMembership } from './memberships.rows.ts';
import { readOrganization } from './organizations.rows.ts';
import {
  findInvitationOfToken,
  listReceivedInvitations,
  lockInvitationOfToken,
  markAccepted,
  type ReceivedInvitation,
} from './received-invitations.rows.ts';

const refusals = {
  accepted: 'This invitation has already been used.',
  cancelled: 'This invitation has been cancelled. Ask for a new one.',
  expired: 'This invitation has expired: it was good for 7 days. Ask for a new one.',
  'inviter-left':
    'The person who invited you no longer manages this organization. Ask for a new invitation.',
} as const;

/** Only for a proven address: whoever merely signed up under it may be anybody. */
export async function listPendingInvitations(
  db: Db,
  person: Person,
  tokens: InvitationTokens,
): Promise<PendingInvitation[]> {
  if (!person.emailVerified) return [];
  const received = await listReceivedInvitations(db, person);
  return received
    .filter(({ state }) => state === 'waiting')
    .map((invitation) => present(invitation, tokens));
}

const present = (invitation: ReceivedInvitation, tokens: InvitationTokens): PendingInvitation => ({
  id: invitation.id,
  token: tokens.issue(invitation),
  organizationName: invitation.organizationName,
  role: invitation.role,
  createdAt: invitation.createdAt.toISOString(),
});

interface Acceptance {
  db: Db;
  person: Person;
  tokens: InvitationTokens;
  token: string;
}

/**
 * What the link in a mail offers, for whoever holds it: it came to the mailbox it names. Of one that
 * cannot be accepted any more nothing is told but why.
 */
export async function readOfferedInvitation(
  db: Db,
  tokens: InvitationTokens,
  token: string,
): Promise<OfferedInvitation> {
  const { organizationName, inviterName, email, role } = requireWaiting(
    requireFound(await findInvitationOfToken(db, tokens, token)),
  );
  return { organizationName, inviterName, email, role };
}

/** What the link in a mail offers, for whoever opened it and is signed in with its address. */
export async function readOpenedInvitation({
  db,
  person,
  tokens,
  token,
}: Acceptance): Promise<PendingInvitation> {
  return present(forPerson(await findInvitationOfToken(db, tokens, token), person), tokens);
}

/**
 * The one way into an existing organization. The token is in the mail, and listed only for proven
 * addresses: whoever has it and is signed in with the address has proven it.
 */
export async function acceptInvitation({
  db,
  person,
  tokens,
  token,
}: Acceptance): Promise<Organization> {
  return db.transaction(async (tx) => {
    await keepAccount(tx, person);
    const invitation = forPerson(await lockInvitationOfToken(tx, tokens, token), person);
    const { organizationId, organizationName, role } = invitation;
    const membership = await insertMembership(tx, { person, organizationId, role });
    if (!membership) {
      throw new AppError('CONFLICT', `You are already a member of ${organizationName}.`);
    }
    await markAccepted(tx, person, invitation.id);
    await proveAddress(tx, person.userId);
    await recordAudit(tx, asCaller(person, membership.joined), {
      action: 'membership.joined',
      targetType: 'membership',
      targetId: membership.id,
      details: { userId: person.userId, role, invitationId: invitation.id },
    });
    return readOrganization(tx, membership.joined);
  });
}

/** The invitation, if it is for this person and can be accepted now. */
function forPerson(found: ReceivedInvitation | undefined, person: Person): ReceivedInvitation {
  const invitation = requireFound(found);
  if (invitation.email !== person.email.toLowerCase()) {
    throw new AppError(
      'FORBIDDEN',
      'This invitation is for another email address. Sign in with the address it was sent to.',
    );
  }
  return requireWaiting(invitation);
}

function requireFound(invitation: ReceivedInvitation | undefined): ReceivedInvitation {
  if (invitation) return invitation;
  throw new AppError(
    'NOT_FOUND',
    'Invitation not found. Open the link in the newest mail, or ask for a new invitation.',
  );
}

function requireWaiting(invitation: ReceivedInvitation): ReceivedInvitation {
  if (invitation.state === 'waiting') return invitation;
  throw new AppError('CONFLICT', refusals[invitation.state]);
}
