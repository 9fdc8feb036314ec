import type { Role } from './organization.ts';

/** Whoever acts inside an organization: one of its members, or a program with its API key. */
export type Actor = Role | 'api-key';

const admins = ['admin'] as const satisfies readonly Actor[];
const members = ['admin', 'recruiter'] as const satisfies readonly Actor[];
const everybody = ['admin', 'recruiter', 'api-key'] as const satisfies readonly Actor[];

/** Everything that can be done inside an organization, and who may do it. What is not here nobody may. */
const allowed = {
  'organization.read': everybody,
  'organization.change': admins,
  'organization.delete': admins,
  'organization.leave': members,
  'members.read': members,
  'members.manage': admins,
  'invitations.manage': admins,
  'api-keys.manage': admins,
  'webhooks.manage': admins,
  'audit.read': admins,
  'events.hear': everybody,
  'jobs.read': everybody,
  'jobs.create': everybody,
  'jobs.change': everybody,
  'jobs.delete': everybody,
  'outputs.read': everybody,
  'outputs.write': everybody,
  'outputs.change': everybody,
  'files.export': everybody,
  'answers.give': everybody,
  'answer-links.manage': everybody,
} as const satisfies Record<string, readonly Actor[]>;

export type Action = keyof typeof allowed;

export const can = (actor: Actor, action: Action): boolean =>
  (allowed[action] as readonly Actor[]).includes(actor);
