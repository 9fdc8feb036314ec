import type { Person } from '../auth/session.ts';
import type { Db } from '../db/database.ts';
import { listReceivedInvitations } from './received-invitations.rows.ts';
import { letterFor, type InvitationParts } from './send-invitations.ts';

/** Invitations to an address that its account has not proven: told of by mail and nowhere else. */

const lettersAtOnce = 5;

export async function invitationWaits(db: Db, person: Person): Promise<boolean> {
  return (await listWaiting(db, person)).length > 0;
}

/** The links of earlier mails go on working, so that nobody can end them for somebody else. */
export async function sendWaitingInvitations(
  parts: InvitationParts,
  person: Person,
): Promise<void> {
  const waiting = await listWaiting(parts.db, person);
  for (const { inviterName, ...invitation } of waiting.slice(-lettersAtOnce)) {
    if (!inviterName) continue;
    await parts.postOffice.post(letterFor(parts, { ...invitation, inviterName }));
  }
}

async function listWaiting(db: Db, person: Person) {
  if (person.emailVerified) return [];
  const received = await listReceivedInvitations(db, person);
  return received.filter(({ state }) => state === 'waiting');
}
