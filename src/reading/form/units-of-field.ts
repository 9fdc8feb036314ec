import type { Unit, UnitRole } from '#shared/reading.ts';

/** The fields of the form that hold prose. */
export const proseFields = ['description', 'requirements', 'benefits', 'culture'] as const;
export type ProseField = (typeof proseFields)[number];

/** Which field of the form a role belongs to; the rest stays in the text the job keeps. */
export const fieldOfRole: Partial<Record<UnitRole, ProseField>> = {
  overview: 'description',
  duty: 'description',
  team: 'description',
  schedule: 'description',
  must: 'requirements',
  nice: 'requirements',
  benefit: 'benefits',
  company: 'culture',
};

export const rolesOfField: Record<ProseField, UnitRole[]> = {
  description: ['overview', 'duty', 'team', 'schedule', 'place', 'process'],
  requirements: ['must', 'nice'],
  benefits: ['benefit', 'pay'],
  culture: ['company', 'team'],
};

/** What a line of the page's head says stands in fields of its own. */
export const hasOwnField = ({ label, shape, role }: Unit): boolean =>
  role === 'company' && shape === 'line' && label === null;
