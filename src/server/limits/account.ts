import type { Caller } from '../organizations/caller.ts';

/** To whom work is counted: a person, or the organization whose API key was sent. */
export type Account = string;

export const personAccount = (userId: string): Account => `person ${userId}`;
export const organizationAccount = (organizationId: number): Account =>
  `organization ${organizationId}`;

export const accountOf = ({ actor, membership }: Caller): Account =>
  actor.kind === 'person'
    ? personAccount(actor.userId)
    : organizationAccount(membership.organizationId);
