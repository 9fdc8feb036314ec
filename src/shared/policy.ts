import { roles, type Role } from './organization.ts';

/** Whoever acts inside an organization: one of its members, or a program with its API key. */
const actors = [...roles, 'api-key'] as const;
export type Actor = Role | 'api-key';

const admins = ['admin'] as const satisfies readonly Actor[];
const workers = ['admin', 'recruiter', 'api-key'] as const satisfies readonly Actor[];

/** Everything that can be done inside an organization, and who may do it. What is not here nobody may. */
const allowed = {
  'organization.read': actors,
  'organization.change': admins,
  'organization.delete': admins,
  'organization.leave': roles,
  'members.read': roles,
  'members.manage': admins,
  'invitations.manage': admins,
  'api-keys.manage': admins,
  'webhooks.manage': admins,
  'audit.read': admins,
  'events.hear': actors,
  'jobs.read': actors,
  'jobs.create': workers,
  'jobs.change': workers,
  'jobs.delete': workers,
  'outputs.read': actors,
  'outputs.write': workers,
  'outputs.change': workers,
  'files.export': actors,
  'answers.give': workers,
  'answer-links.manage': workers,
} as const satisfies Record<string, readonly Actor[]>;

export type Action = keyof typeof allowed;
export const actions = Object.keys(allowed) as Action[];

export const can = (actor: Actor, action: Action): boolean =>
  (allowed[action] as readonly Actor[]).includes(actor);

/** What whoever may only read is told, on screen and by the server. */
export const readOnlySentence =
  'You can read and export here. Ask an admin to change your role if you need to do more.';

/** Why somebody is refused who belongs here. */
export const sayRefusal = (action: Action): string =>
  can('recruiter', action) ? readOnlySentence : 'Only admins of this organization can do this.';
