/** "Hybrid: 2 days from home", "three days in the office": how many days are worked where. */
export declare const tellsHomeDays: (text: string) => boolean;
