/** The words behind the figures of a line about pay, and where they begin; undefined when there are none. */
export declare function findPayExtra(line: string): {
    text: string;
    at: number;
} | undefined;
