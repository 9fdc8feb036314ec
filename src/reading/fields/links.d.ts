import type { Found } from '#shared/reading.ts';
import type { FieldSource } from './field-unit.ts';
/** Web addresses of the text, each once. */
export declare function readLinks({ text }: FieldSource): Found<string>[];
