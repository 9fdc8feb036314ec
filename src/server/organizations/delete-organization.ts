import type { Db } from '../db/database.ts';
import { AppError } from '../http/app-error.ts';
import type { Caller } from './caller.ts';
import { changeAllowed } from './locked-change.ts';
import { deleteOrganizationRow, readOrganization } from './organizations.rows.ts';

/** Everything of the organization goes with it: jobs, members, invitations, keys and its audit log. */
export async function deleteOrganization(db: Db, caller: Caller, typedName: string): Promise<void> {
  await changeAllowed(db, caller, 'organization.delete', async (tx, { membership }) => {
    const { name } = await readOrganization(tx, membership);
    if (typedName !== name) {
      throw new AppError('BAD_REQUEST', 'Type the name of the organization to confirm.', {
        fields: { name: 'This is not the name of the organization.' },
      });
    }
    await deleteOrganizationRow(tx, membership);
  });
}
