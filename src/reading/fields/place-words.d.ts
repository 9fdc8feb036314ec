export declare const placeLabels: ReadonlyMap<string, number>;
/** Words before a place that say the work is there, the surest first. They end where the name begins. */
export declare const leads: readonly [number, RegExp][];
/** Behind "our" a name is a place of work when one of these follows. */
export declare const siteWords: RegExp;
/** Words before a place that make it somewhere else than the work. */
export declare const elsewhere: RegExp;
/** Behind a place: it is where others are, or what the law of it says. */
export declare const elsewhereBehind: RegExp;
/** Behind "in Leeds": whoever is there looks for people. */
export declare const seekingBehind: RegExp;
/** Between a district and its city. */
export declare const partOfTown: RegExp;
