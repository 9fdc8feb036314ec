import type { Invitation, Role } from '#shared/organization.ts';
import { can } from '#shared/policy.ts';

interface Facts {
  expiresAt: Date;
  /** What the inviter is in the organization now; null when they have left. */
  inviterRole: Role | null;
}

/** An invitation is worth what its inviter's word is worth today. */
export function invitationState({ expiresAt, inviterRole }: Facts): Invitation['state'] {
  if (expiresAt.getTime() <= Date.now()) return 'expired';
  return inviterRole && can(inviterRole, 'invitations.manage') ? 'waiting' : 'inviter-left';
}
