import type { Member, Role } from '#shared/organization.ts';
import { recordAudit } from '../audit/audit.rows.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/app-error.ts';
import type { Caller } from './caller.ts';
import { changeAllowed, changeAsMember } from './locked-change.ts';
import { countMembers, deleteMember, findMember, updateRole } from './members.rows.ts';
import type { Membership } from './memberships.rows.ts';

interface RoleChange {
  membershipId: number;
  role: Role;
}

export async function changeRole(
  db: Db,
  caller: Caller,
  { membershipId, role }: RoleChange,
): Promise<Member> {
  return changeAllowed(db, caller, 'members.manage', async (tx, current) => {
    const { membership } = current;
    const member = await findMember(tx, membership, membershipId);
    if (member.role === role) return member;
    await updateRole(tx, membership, { id: member.id, role });
    await refuseWithoutAdmin(
      tx,
      membership,
      'An organization needs an admin. Make somebody else an admin first.',
    );
    await recordAudit(tx, current, {
      action: 'membership.role-changed',
      targetType: 'membership',
      targetId: member.id,
      details: { userId: member.userId, from: member.role, to: role },
    });
    return { ...member, role };
  });
}

export async function removeMember(db: Db, caller: Caller, membershipId: number): Promise<void> {
  await changeAllowed(db, caller, 'members.manage', async (tx, current) => {
    const { membership } = current;
    const member = await findMember(tx, membership, membershipId);
    await deleteMember(tx, membership, member.userId);
    await refuseWithoutAdmin(
      tx,
      membership,
      'The only admin cannot be removed. Make somebody else an admin first.',
    );
    await recordAudit(tx, current, {
      action: 'membership.removed',
      targetType: 'membership',
      targetId: member.id,
      details: { userId: member.userId, role: member.role },
    });
  });
}

export async function leaveOrganization(db: Db, caller: Caller): Promise<void> {
  await changeAsMember(db, caller, async (tx, current) => {
    const { userId = '', role } = current.membership;
    const id = await deleteMember(tx, current.membership, userId);
    await refuseWithoutAdmin(
      tx,
      current.membership,
      'You are the only admin. Make somebody else an admin first, or delete the organization.',
    );
    await recordAudit(tx, current, {
      action: 'membership.left',
      targetType: 'membership',
      targetId: id,
      details: { userId, role },
    });
  });
}

/** Looked at after the change: whatever it was, it is undone when nobody is left to manage the rest. */
async function refuseWithoutAdmin(tx: Db, membership: Membership, sentence: string) {
  const { admins } = await countMembers(tx, membership);
  if (admins === 0) throw new AppError('CONFLICT', sentence);
}
