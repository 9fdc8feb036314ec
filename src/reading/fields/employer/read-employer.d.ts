import type { Found } from '#shared/reading.ts';
import type { FieldSource } from '../field-unit.ts';
/** Who hires, as the text names them; null when it names nobody. */
export declare function readEmployer(source: FieldSource, title: string | null): Found<string> | null;
