/** To whom work is counted: a person, or the organization whose API key was sent. */
export type Account = string;

export const personAccount = (userId: string): Account => `person ${userId}`;
export const organizationAccount = (organizationId: number): Account =>
  `organization ${organizationId}`;

/** As much of a caller as is needed to count for them. */
interface Counted {
  actor: { kind: 'person'; userId: string } | { kind: 'api-key' };
  membership: { organizationId: number };
}

export const accountOf = ({ actor, membership }: Counted): Account =>
  actor.kind === 'person'
    ? personAccount(actor.userId)
    : organizationAccount(membership.organizationId);
