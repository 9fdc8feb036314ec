import type { Organization, OrganizationPatch } from '#shared/organization.ts';
import { recordAudit } from '../audit/audit.rows.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/app-error.ts';
import type { Caller } from './caller.ts';
import { emptiedToNull } from './emptied-to-null.ts';
import { changeAllowed } from './locked-change.ts';
import { readOrganization, updateOrganization } from './organizations.rows.ts';

export async function editOrganization(
  db: Db,
  caller: Caller,
  { updatedAt, ...edit }: OrganizationPatch,
): Promise<Organization> {
  return changeAllowed(db, caller, 'organization.change', async (tx, current) => {
    const before = await readOrganization(tx, current.membership);
    const { name = before.name, ...rest } = edit;
    const fields = { name, ...emptiedToNull(rest) };
    const changed = differences(before, fields);
    if (Object.keys(changed).length === 0) return before;
    if (updatedAt !== undefined && !isSameTime(updatedAt, before.updatedAt)) {
      throw new AppError(
        'CONFLICT',
        'Somebody else has changed this organization since you opened it. Compare both versions, then save again.',
        { details: { current: before } },
      );
    }
    await updateOrganization(tx, current.membership, { before, fields });
    await recordAudit(tx, current, {
      action: 'organization.updated',
      targetType: 'organization',
      targetId: before.id,
      details: { changed },
    });
    return readOrganization(tx, current.membership);
  });
}

const isSameTime = (a: string, b: string) => Date.parse(a) === Date.parse(b);

function differences(before: object, edit: object) {
  const stored = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(edit)
      .filter(([name, value]) => value !== stored.get(name))
      .map(([name, value]) => [name, { from: stored.get(name), to: value }]),
  );
}
