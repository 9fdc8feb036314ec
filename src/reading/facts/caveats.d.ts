/** "Details vary by location and role", "Our benefits include:" */
export declare const isCaveat: (text: string) => boolean;
