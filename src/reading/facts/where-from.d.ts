/** "candidates based in the Netherlands", "must reside in Ohio", "a US-only role": from where one may apply. */
export declare function tellsWhereFrom(text: string): boolean;
