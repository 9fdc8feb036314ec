import { expectTypeOf, it } from 'vitest';
import type { Role } from '#shared/organization.ts';
import { recordAudit, selectAudit } from '../audit/audit.rows.ts';
import type { Db } from '../db/database.ts';
import { listApiKeys } from './api-keys.rows.ts';
import type { Caller } from './caller.ts';
import { listInvitations } from './invitations.rows.ts';
import { listMembers } from './members.rows.ts';
import type { Membership } from './memberships.rows.ts';
import { readOrganization } from './organizations.rows.ts';

/** Checked by the compiler: these lines do not build when the promise is broken. */

it('nobody can write a membership down', () => {
  interface MadeUp {
    organizationId: number;
    role: Role;
    userId: string;
  }
  expectTypeOf<MadeUp>().not.toExtend<Membership>();
  expectTypeOf<Membership>().toExtend<Omit<MadeUp, 'userId'>>();
});

it('rows of an organization are not read or written without one', () => {
  expectTypeOf(readOrganization).parameters.toEqualTypeOf<[Db, Membership]>();
  expectTypeOf(listMembers).parameters.toEqualTypeOf<[Db, Membership]>();
  expectTypeOf(listInvitations).parameters.toEqualTypeOf<[Db, Membership]>();
  expectTypeOf(listApiKeys).parameters.toEqualTypeOf<[Db, Membership]>();
  expectTypeOf(selectAudit).parameter(1).toEqualTypeOf<Membership>();
  expectTypeOf(recordAudit).parameter(1).toEqualTypeOf<Caller>();
});
