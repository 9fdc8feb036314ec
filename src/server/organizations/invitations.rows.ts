import { and, asc, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Invitation, Role } from '#shared/organization.ts';
import type { Db } from '../db/database.ts';
import { user } from '../db/schema/accounts.ts';
import { invitation, membership } from '../db/schema/organizations.ts';
import { invitationState } from './invitation-state.ts';
import { newNonce } from './invitation-token.ts';
import type { Membership } from './memberships.rows.ts';

/** Invitations as the inviting organization holds them. */

const lastsMilliseconds = 7 * 24 * 3600 * 1000;
const inviter = alias(membership, 'inviter');

const select = (db: Db, caller: Membership, ...more: SQL[]) =>
  db
    .select({ invitation, inviterName: user.name, inviterRole: inviter.role })
    .from(invitation)
    .leftJoin(user, eq(user.id, invitation.invitedBy))
    .leftJoin(
      inviter,
      and(
        eq(inviter.organizationId, invitation.organizationId),
        eq(inviter.userId, invitation.invitedBy),
      ),
    )
    .where(
      and(
        eq(invitation.organizationId, caller.organizationId),
        eq(invitation.status, 'pending'),
        ...more,
      ),
    )
    .orderBy(asc(invitation.id));

type Row = Awaited<ReturnType<typeof select>>[number];

export async function listInvitations(db: Db, caller: Membership): Promise<Invitation[]> {
  const rows = await select(db, caller);
  return rows.map(present);
}

export async function findInvitation(db: Db, caller: Membership, id: number) {
  const [row] = await select(db, caller, eq(invitation.id, id));
  return row && present(row);
}

export async function findInvitationTo(db: Db, caller: Membership, email: string) {
  const [row] = await select(db, caller, eq(invitation.email, email));
  return row && present(row);
}

/** What the letter needs: the token is made of it. */
export interface SentInvitation {
  id: number;
  nonce: string;
  role: Role;
}

const fresh = (caller: Membership) => ({
  nonce: newNonce(),
  invitedBy: caller.userId ?? null,
  createdAt: new Date(),
  expiresAt: new Date(Date.now() + lastsMilliseconds),
});

export async function insertInvitation(
  tx: Db,
  caller: Membership,
  { email, role }: { email: string; role: Role },
): Promise<SentInvitation> {
  const [row] = await tx
    .insert(invitation)
    .values({ organizationId: caller.organizationId, email, role, ...fresh(caller) })
    .returning();
  if (!row) throw new Error('The invitation was not stored.');
  return row;
}

/** A new token, seven more days, and the caller as the one who invites; older links end. */
export async function renewInvitation(
  tx: Db,
  caller: Membership,
  { id, role }: { id: number; role: Role },
): Promise<SentInvitation> {
  const [row] = await tx
    .update(invitation)
    .set({ role, ...fresh(caller) })
    .where(and(eq(invitation.organizationId, caller.organizationId), eq(invitation.id, id)))
    .returning();
  if (!row) throw new Error('The invitation was not stored.');
  return row;
}

export async function markCancelled(tx: Db, caller: Membership, id: number): Promise<void> {
  await tx
    .update(invitation)
    .set({ status: 'cancelled' })
    .where(and(eq(invitation.organizationId, caller.organizationId), eq(invitation.id, id)));
}

function present({ invitation: row, inviterName, inviterRole }: Row): Invitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    state: invitationState({ ...row, inviterRole }),
    invitedBy: inviterName,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}
