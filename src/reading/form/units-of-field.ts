import type { Unit, UnitRole } from '#shared/reading.ts';
import type { Prior } from '../roles/assign-roles.ts';

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

/** What a field holds when a person typed it, headings among it. A description may tell of anything. */
export const priorOfField: Record<ProseField, Prior> = {
  description: {
    roles: ['head', 'overview', 'duty', 'team', 'company', 'schedule', 'place', 'process'],
    weight: 1.5,
  },
  requirements: { roles: ['head', 'must', 'nice'], weight: 5 },
  benefits: { roles: ['head', 'benefit', 'pay'], weight: 5 },
  culture: { roles: ['head', 'company', 'team'], weight: 5 },
};

/** What a line of the page's head says stands in fields of its own. */
export const hasOwnField = ({ label, shape, role }: Unit): boolean =>
  role === 'company' && shape === 'line' && label === null;
