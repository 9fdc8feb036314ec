import type { Found } from '#shared/reading.ts';
import type { FieldSource } from '../field-unit.ts';
/** Licences and certificates that the job demands. */
export declare function readCredentials(source: FieldSource): Found<string>[];
