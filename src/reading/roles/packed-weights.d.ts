export declare const halfRange = 46;
export declare function encodeWeight(steps: number): string;
/** Lines of "feature, tab, one sign for each role" as a look-up. */
export declare function unpackWeights({ scale, table }: {
    scale: number;
    table: string;
}, roleCount: number): Map<string, Float32Array>;
