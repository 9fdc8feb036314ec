import type { Action } from '#shared/policy.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/app-error.ts';
import { refuseUnless } from './access.ts';
import type { Caller } from './caller.ts';
import { findMembership } from './memberships.rows.ts';
import { lockOrganization } from './organizations.rows.ts';

type Change<Result> = (tx: Db, caller: Caller) => Promise<Result>;

/**
 * One change to an organization at a time. The caller's membership is looked up again once the lock
 * is held: another admin may have taken it away since the request came in.
 */
export async function changeAsMember<Result>(
  db: Db,
  caller: Caller,
  change: Change<Result>,
): Promise<Result> {
  const { organizationId, userId } = caller.membership;
  return db.transaction(async (tx) => {
    await lockOrganization(tx, caller.membership);
    const membership = userId && (await findMembership(tx, { userId }, organizationId));
    if (!membership) throw notFound('Organization');
    return change(tx, { ...caller, membership });
  });
}

/** As above, for what not every member may do. */
export async function changeAllowed<Result>(
  db: Db,
  caller: Caller,
  action: Action,
  change: Change<Result>,
): Promise<Result> {
  return changeAsMember(db, caller, (tx, current) => {
    refuseUnless(current.membership.role, action);
    return change(tx, current);
  });
}
