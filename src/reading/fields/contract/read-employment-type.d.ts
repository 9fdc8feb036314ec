import type { Found } from '#shared/reading.ts';
import type { FieldSource } from '../field-unit.ts';
import type { EmploymentType } from './employment-type.data.ts';
/** Full-time, part-time, contract, temporary or internship, as the text says of this job. */
export declare function readEmploymentType(source: FieldSource): Found<EmploymentType> | null;
