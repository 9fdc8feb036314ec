/** What the employer says of itself: what it is, makes or is there for, however it praises itself. */
export declare const tellsOfEmployer: (text: string) => boolean;
/** The same without the praise: "a leading maker" is a maker. */
export declare const withoutPraise: (text: string) => string;
