import type { Fact, Stated } from '#shared/brief.ts';
/** Credentials without those that stand only in what the job wishes for: nothing preferred rules anybody out. */
export declare function demandedOnly(credentials: readonly Stated[], facts: readonly Fact[]): Stated[];
