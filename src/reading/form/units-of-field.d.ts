import type { Unit, UnitRole } from '#shared/reading.ts';
import type { Prior } from '../roles/assign-roles.ts';
/** The fields of the form that hold prose. */
export declare const proseFields: readonly ['description', 'requirements', 'benefits', 'culture'];
export type ProseField = (typeof proseFields)[number];
/** Which field of the form a role belongs to; the rest stays in the text the job keeps. */
export declare const fieldOfRole: Partial<Record<UnitRole, ProseField>>;
/** What a field holds when a person typed it, headings among it. A description may tell of anything. */
export declare const priorOfField: Record<ProseField, Prior>;
/** What a line of the page's head says stands in fields of its own. */
export declare const hasOwnField: ({ label, shape, role }: Unit) => boolean;
