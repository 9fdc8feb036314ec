import type { Db } from '../db/database.ts';
import { countAttempt } from '../limits/attempts.ts';
import type { Caller } from '../organizations/caller.ts';

const hour = 3600;

/** Letters go to strangers' mailboxes, so neither one organization sends without end nor one address gets flooded. */
export async function limitLetters(db: Db, { membership }: Caller, email: string): Promise<void> {
  const organization = String(membership.organizationId);
  await countAttempt(db, {
    key: ['ask', 'organization', organization],
    max: 200,
    windowSeconds: hour,
  });
  await countAttempt(db, {
    key: ['ask', 'address', organization, email.toLowerCase()],
    max: 10,
    windowSeconds: hour,
  });
}
