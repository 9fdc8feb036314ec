import type { Found } from '#shared/reading.ts';
import type { FieldSource } from '../field-unit.ts';
import type { WorkType } from './statements.data.ts';
/** How the work is done, only where the text says so of this job. */
export declare function readWorkType(source: FieldSource): Found<WorkType> | null;
