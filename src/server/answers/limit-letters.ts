import type { Db } from '../db/database.ts';
import { budgets } from '../limits/budgets.ts';
import { countBy } from '../limits/count-named.ts';
import type { Caller } from '../organizations/caller.ts';

const budget = budgets.ask;

/** Letters go to strangers' mailboxes, so neither one organization sends without end nor one address gets flooded. */
export async function limitLetters(db: Db, { membership }: Caller, email: string): Promise<void> {
  const organization = String(membership.organizationId);
  await countBy(db, { budget, scope: 'letters', by: organization });
  await countBy(db, { budget, scope: 'mailbox', by: `${organization} ${email}` });
}
