import type { Fact } from '#shared/brief.ts';
type Unnamed = Pick<Fact, 'kind' | 'importance'>;
/** Must-haves first, then wishes, each in the order of the job and no more than tools can hold. */
export declare function boundFacts<One extends Unnamed>(facts: readonly One[]): {
    facts: (One & {
        id: string;
    })[];
    leftOut: number;
};
export {};
