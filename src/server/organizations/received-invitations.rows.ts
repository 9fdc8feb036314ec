import { and, asc, eq, ne, type SQL } from 'drizzle-orm';
import type { Person } from '../auth/session.ts';
import type { Db } from '../db/database.ts';
import { user } from '../db/schema/accounts.ts';
import { invitation, membership, organization } from '../db/schema/organizations.ts';
import { invitationState } from './invitation-state.ts';
import type { InvitationTokens } from './invitation-token.ts';
import { lockOrganization } from './organizations.rows.ts';

/** Invitations as the invited person meets them: by their own address, or by a genuine token. */

const select = (db: Db, where: SQL | undefined) =>
  db
    .select({
      invitation,
      organizationName: organization.name,
      inviterName: user.name,
      inviterRole: membership.role,
    })
    .from(invitation)
    .innerJoin(organization, eq(organization.id, invitation.organizationId))
    .leftJoin(
      membership,
      and(
        eq(membership.organizationId, invitation.organizationId),
        eq(membership.userId, invitation.invitedBy),
      ),
    )
    .leftJoin(user, eq(user.id, invitation.invitedBy))
    .where(where)
    .orderBy(asc(invitation.id));

const addressedTo = (person: Person) => eq(invitation.email, person.email.toLowerCase());

export async function listReceivedInvitations(db: Db, person: Person) {
  const rows = await select(db, addressedTo(person));
  return rows.map(flatten);
}

/** Found by a genuine token only. */
export async function findInvitationOfToken(db: Db, tokens: InvitationTokens, token: string) {
  const read = tokens.read(token);
  if (!read) return undefined;
  const [row] = await select(db, eq(invitation.id, read.id));
  return row && read.matches(row.invitation.nonce) ? flatten(row) : undefined;
}

/** The same, held still together with its organization. */
export async function lockInvitationOfToken(tx: Db, tokens: InvitationTokens, token: string) {
  const before = await findInvitationOfToken(tx, tokens, token);
  if (!before) return undefined;
  await lockOrganization(tx, before);
  return findInvitationOfToken(tx, tokens, token);
}

export async function markAccepted(tx: Db, person: Person, id: number): Promise<void> {
  await tx
    .update(invitation)
    .set({ status: 'accepted', acceptedAt: new Date(), acceptedBy: person.userId })
    .where(and(eq(invitation.id, id), addressedTo(person)));
}

/** For a deleted account: what was accepted or cancelled holds nothing but the address. */
export async function forgetClosedInvitations(tx: Db, person: Person): Promise<void> {
  await tx.delete(invitation).where(and(addressedTo(person), ne(invitation.status, 'pending')));
}

export type ReceivedInvitation = ReturnType<typeof flatten>;

function flatten(row: Awaited<ReturnType<typeof select>>[number]) {
  const { invitation: stored, organizationName, inviterName, inviterRole } = row;
  const state =
    stored.status === 'pending' ? invitationState({ ...stored, inviterRole }) : stored.status;
  return { ...stored, organizationName, inviterName, state };
}
