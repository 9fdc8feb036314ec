import type { Span } from '../field-unit.ts';
export declare function boardSlugs(text: string): string[];
/** Where a text writes the name of an address: "Polar Freight" for polar-freight or polarfreight. */
export declare function nameOfSlug(text: string, slug: string): (Span & {
    name: string;
}) | undefined;
