import type { Organization, OrganizationEdit } from '#shared/organization.ts';
import { recordAudit } from '../audit/audit.rows.ts';
import type { Db } from '../db/database.ts';
import type { Caller } from './caller.ts';
import { emptiedToNull } from './emptied-to-null.ts';
import { changeAsAdmin } from './locked-change.ts';
import { readOrganization, updateOrganization } from './organizations.rows.ts';

export async function editOrganization(
  db: Db,
  caller: Caller,
  edit: OrganizationEdit,
): Promise<Organization> {
  return changeAsAdmin(db, caller, async (tx, current) => {
    const before = await readOrganization(tx, current.membership);
    const { name = before.name, ...rest } = edit;
    const fields = { name, ...emptiedToNull(rest) };
    const changed = differences(before, fields);
    if (Object.keys(changed).length === 0) return before;
    await updateOrganization(tx, current.membership, fields);
    await recordAudit(tx, current, {
      action: 'organization.updated',
      targetType: 'organization',
      targetId: before.id,
      details: { changed },
    });
    return readOrganization(tx, current.membership);
  });
}

function differences(before: object, edit: object) {
  const stored = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(edit)
      .filter(([name, value]) => value !== stored.get(name))
      .map(([name, value]) => [name, { from: stored.get(name), to: value }]),
  );
}
