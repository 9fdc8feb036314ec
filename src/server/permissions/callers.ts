/** Everybody who could make a call, seen from one organization: first those outside, then those inside. */
export const callerNames = [
  'nobody',
  /** An admin of the organization whose session has run out. */
  'expired',
  /** Signed in, in no organization. */
  'stranger',
  'removed',
  /** An admin of another organization. */
  'other',
  'otherKey',
  'key',
  /** Of the organization, with the role that only reads. */
  'viewer',
  'recruiter',
  'admin',
] as const;
export type CallerName = (typeof callerNames)[number];

/** What a call can name by number or token: things of one organization, or things that do not exist. */
export interface Named {
  organizationId: number;
  organizationName: string;
  membershipId: number;
  invitationId: number;
  keyId: number;
  webhookId: number;
  deliveryId: number;
  userId: string;
  email: string;
  auditId: number;
  jobId: number;
  outputId: number;
  /** A question of the job that somebody has answered, that answer, and the link it came by. */
  questionKey: string;
  answerId: number;
  linkId: number;
  linkToken: string;
  /** The token of an invitation for this caller. */
  tokenFor: (caller: CallerName) => string;
}

const forgedSignature = 'A'.repeat(43);

export const forgedToken = (invitationId: number) => `${invitationId}.${forgedSignature}`;

const absentId = 2_000_000_000;

export const absent: Named = {
  organizationId: absentId,
  organizationName: 'Nowhere',
  membershipId: absentId,
  invitationId: absentId,
  keyId: absentId,
  webhookId: absentId,
  deliveryId: absentId,
  userId: 'nobody-at-all',
  email: 'nobody-at-all@example.test',
  auditId: 999_999_999_999,
  jobId: absentId,
  outputId: absentId,
  questionKey: 'no-such-question',
  answerId: absentId,
  linkId: absentId,
  linkToken: 'A'.repeat(43),
  tokenFor: () => forgedToken(absentId),
};
