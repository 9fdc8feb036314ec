import type { UnitRole } from '#shared/reading.ts';
import type { LayoutUnit } from '../layout/unit.ts';
export interface AssignedRole {
    role: UnitRole;
    also: UnitRole[];
    confidence: number;
}
/** What is known before anything is weighed. */
interface Told {
    /** What a person said of a unit. */
    known?: (unit: LayoutUnit) => UnitRole | undefined;
    /** What the field the text was typed into speaks for. */
    prior?: Prior | undefined;
}
export interface Prior {
    roles: readonly UnitRole[];
    /** In the measure of the weights: 5 is more than most words say, less than all of them together. */
    weight: number;
}
/** Which role each unit has: signals add up, and neighbours keep together. */
export declare function assignRoles(units: readonly LayoutUnit[], { known, prior }?: Told): AssignedRole[];
export {};
