import { recordAudit } from '../audit/audit.rows.ts';
import type { Person } from '../auth/session.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/app-error.ts';
import { asCaller } from './caller.ts';
import { countMembers, deleteMember } from './members.rows.ts';
import { lockMembershipsOf } from './memberships.rows.ts';
import { forgetClosedInvitations } from './received-invitations.rows.ts';

/** Takes a person out of every organization before their account goes; no organization is left without an admin. */
export async function leaveEverywhere(tx: Db, person: Person): Promise<void> {
  for (const { id, organizationName, membership } of await lockMembershipsOf(tx, person)) {
    const { admins, all } = await countMembers(tx, membership);
    if (all === 1) {
      throw new AppError(
        'CONFLICT',
        `You are the only member of ${organizationName}. Delete the organization first, then your account.`,
      );
    }
    if (admins === 1 && membership.role === 'admin') {
      throw new AppError(
        'CONFLICT',
        `You are the only admin of ${organizationName}. Make somebody else an admin or delete the organization first.`,
      );
    }
    await deleteMember(tx, membership, person.userId);
    await recordAudit(tx, asCaller(person, membership), {
      action: 'membership.left',
      targetType: 'membership',
      targetId: id,
      details: { userId: person.userId, role: membership.role, accountDeleted: true },
    });
  }
  await forgetClosedInvitations(tx, person);
}
