import type { FactKind } from '#shared/brief.ts';
/** What kind of demand a phrase of the requirements makes. */
export declare function kindOfRequirement(text: string): FactKind;
/** A sentence of running text that demands something of the person. */
export declare function isDemand(text: string): boolean;
