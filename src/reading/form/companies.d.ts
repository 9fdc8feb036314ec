import type { Unit } from '#shared/reading.ts';
import type { Item } from './items.ts';
/** Companies to recruit from, named as such: by a label of the intake notes or by a sentence that says so. */
export declare function findNamedCompanies(listed: readonly Item[], units: readonly Unit[], text: string): {
    names: Item[]; /** "AI-first companies", said beside the names. */
    kinds: Item[];
};
