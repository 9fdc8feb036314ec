import { z } from 'zod';

/** Everything that is written down about an organization. Later features add their own verbs here. */
export const auditActions = [
  'organization.created',
  'organization.updated',
  'membership.joined',
  'membership.role-changed',
  'membership.removed',
  'membership.left',
  'invitation.sent',
  'invitation.resent',
  'invitation.cancelled',
  'api-key.created',
  'api-key.revoked',
  'webhook.created',
  'webhook.removed',
  'webhook.repeated',
  'webhook.resumed',
  'job.created',
  'job.updated',
  'job.deleted',
  'job.exported',
  'output.started',
  'output.edited',
  'output.restored',
  'output.exported',
  'answer.given',
  'answer.decided',
  'answer-link.created',
  'answer-link.reminded',
  'answer-link.revoked',
  'answer-link.completed',
] as const;
const auditActionSchema = z.enum(auditActions, 'Please choose an action from the list');
export type AuditAction = z.infer<typeof auditActionSchema>;

const auditTargetTypeSchema = z.enum([
  'organization',
  'membership',
  'invitation',
  'api-key',
  'webhook',
  'job',
  'output',
  'answer-link',
]);
export type AuditTargetType = z.infer<typeof auditTargetTypeSchema>;

const auditEntrySchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  action: auditActionSchema,
  actor: z.object({
    kind: z.enum(['person', 'api-key', 'answer-link']),
    id: z.string().describe('As the actor filter takes it.'),
    name: z.string().nullable().describe('Null when the account or link has been deleted since.'),
  }),
  sessionId: z
    .string()
    .nullable()
    .describe('The sign-in it was done from; null for an API key and a link.'),
  targetType: auditTargetTypeSchema,
  targetId: z.string(),
  subject: z.string().nullable().describe('Whom or what it was done to, in words.'),
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Years that databases and people both know. */
const earliest = Date.UTC(1900, 0);
const latest = Date.UTC(3000, 0);
const moment = z.iso
  .datetime({ offset: true })
  .refine((text) => Date.parse(text) >= earliest && Date.parse(text) < latest, {
    message: 'Please choose a time between the years 1900 and 3000',
  });

const filters = {
  action: auditActionSchema.optional(),
  actor: z
    .string()
    .max(100)
    .optional()
    .describe('The id of a person, api-key:<id> or answer-link:<id>.'),
  from: moment.optional(),
  to: moment.optional().describe('Up to, not including.'),
};

export const auditFilterSchema = z.strictObject(filters);
export type AuditFilter = z.infer<typeof auditFilterSchema>;

export const auditQuerySchema = z.strictObject({
  ...filters,
  cursor: z
    .string()
    .regex(/^\d{1,15}$/, 'This page does not exist')
    .optional()
    .describe('nextCursor of the page before.'),
});

export const auditPageSchema = z.object({
  entries: z.array(auditEntrySchema).describe('Newest first.'),
  nextCursor: z.string().nullable(),
});
export type AuditPage = z.infer<typeof auditPageSchema>;
