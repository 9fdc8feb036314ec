import type { Brief } from '#shared/brief.ts';
import type { ReadFields } from '#shared/reading.ts';
export interface ResolvedLocation {
    place: Brief['place'];
    /** Names of the places that the text may mean when nothing settles it. */
    options: string[];
}
/** The location as a person typed it, with what the rest of the job says where the name alone leaves it open. */
export declare function resolveLocation(given: string, read: ReadFields['place']): ResolvedLocation;
