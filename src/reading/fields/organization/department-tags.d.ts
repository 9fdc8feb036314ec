import type { FieldUnit } from '../field-unit.ts';
import type { Department } from './read-department.ts';
/** "Leeds / Finance / Full-time / Hybrid": the tag that is called after some work is the department. */
export declare function findDepartmentTag(unit: FieldUnit, employer: string | null, title: string | null): Department[];
