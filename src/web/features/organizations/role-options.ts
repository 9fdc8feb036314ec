import type { Role } from '#shared/organization.ts';

export const roleOptions = [
  { value: 'recruiter', label: 'Recruiter' },
  { value: 'admin', label: 'Admin' },
] as const satisfies { value: Role; label: string }[];

/** With its article, for sentences. */
export const roleInWords = { admin: 'an admin', recruiter: 'a recruiter' } satisfies Record<
  Role,
  string
>;
