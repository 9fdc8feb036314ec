import type { Unit } from '#shared/reading.ts';
import type { Item } from './items.ts';
export interface IntakeLists {
    dealBreakers: Item[];
    preferredBackgrounds: Item[];
    namedRedFlags: Item[];
    competitorCompanies: Item[];
}
/** The lists of intake notes, and the few sentences of any text that say as much. */
export declare function readIntakeLists(units: readonly Unit[], text: string): IntakeLists;
