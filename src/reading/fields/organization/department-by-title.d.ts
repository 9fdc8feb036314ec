import type { FieldUnit } from '../field-unit.ts';
import type { Department } from './read-department.ts';
export interface TitleStems {
    /** What the title says of the field of work: "community", "programs". */
    field: ReadonlySet<string>;
    /** Its own noun: an engineer may belong to an engineering department. */
    noun: ReadonlySet<string>;
}
/** "the community programs team", where the title speaks of community programs too. */
export declare function findByTitle(unit: FieldUnit, stems: TitleStems, employer: string | null): Department[];
export declare function stemsOf(title: string): TitleStems;
