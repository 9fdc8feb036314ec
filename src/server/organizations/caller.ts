import type { Person } from '../auth/session.ts';
import type { Membership } from './memberships.rows.ts';

/** Who is acting: a person from one of their sessions, or a program with an API key. */
type Actor =
  | { kind: 'person'; userId: string; sessionId: string }
  | { kind: 'api-key'; apiKeyId: number };

/** Somebody acting inside one organization. */
export interface Caller {
  membership: Membership;
  actor: Actor;
}

export const asCaller = (person: Person, membership: Membership): Caller => ({
  membership,
  actor: { kind: 'person', userId: person.userId, sessionId: person.sessionId },
});
