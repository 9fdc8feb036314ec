/** The line without its discriminatory wishes; empty when nothing else is left. */
export declare function removeWishes(line: string): string;
/** "Telecaller (Female)" is a telecaller. */
export declare function removeWishesFromTitle(title: string): string;
