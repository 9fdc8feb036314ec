/**
 * Roles of neighbouring units keep together: a linear chain over the units, with one table of transitions
 * for each kind of joint between two of them.
 */
export interface Chain {
    /** For each unit, a score for each role. */
    scores: readonly Float32Array[];
    /** For each unit but the first, which table leads to it from the unit before. */
    joints: readonly number[];
    /** Joint by joint: the score of going from one role to another, row by row. */
    transitions: readonly Float32Array[];
}
/** How likely each role of each unit is, all ways through the chain considered. */
export declare function weighRoles(chain: Chain, roleCount: number): Float32Array[];
/** Log sums over all ways up to (or from) each unit; the unit's own score counts in the forward pass. */
export declare function pass(chain: Chain, roleCount: number, isBackward: boolean): Float32Array[];
export declare function addLogs(values: Float32Array): number;
