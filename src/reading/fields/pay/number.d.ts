/** Reads 1,234.56, 1.234,56, 1 234, 1'234, 12,00,000 and .55 alike; `pointIsDecimal` settles 27.412. */
export declare function readNumber(written: string, pointIsDecimal?: boolean): number | undefined;
