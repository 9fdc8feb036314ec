/** The currency that a sign or code beside an amount names for certain; a dollar is not one of one country. */
export declare const readCurrencySign: (text: string) => string | null;
