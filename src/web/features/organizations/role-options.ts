import type { Role } from '#shared/organization.ts';

export const roleOptions = [
  { value: 'recruiter', label: 'Recruiter' },
  { value: 'admin', label: 'Admin' },
  { value: 'viewer', label: 'Viewer' },
] as const satisfies { value: Role; label: string }[];
