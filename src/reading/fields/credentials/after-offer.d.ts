export declare const namesCheck: (text: string) => boolean;
/** "Successful candidates will undergo a police check": made of whoever was chosen, nothing to bring along. */
export declare const isMadeAfterOffer: (sentence: string) => boolean;
