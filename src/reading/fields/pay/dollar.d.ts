/** Whose dollar "$" is in an ad for this country. */
export declare function dollarOf(countryCode: string | undefined): string;
