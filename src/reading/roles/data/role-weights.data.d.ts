export declare const chainWeights: {
    scale: number;
    transitions: number[][];
    table: string;
};
export declare const furtherWeights: {
    scale: number;
    table: string;
};
