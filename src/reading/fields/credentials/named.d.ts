import type { Span } from '../field-unit.ts';
/** Names of the list as they stand in a text. Short ones count only in capitals, as "PE" and not "pe". */
export declare function findNamed(text: string): Span[];
