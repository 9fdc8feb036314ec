/** A line of the page, not of the job, or one that another field of the brief holds. */
export declare const isAside: (text: string) => boolean;
/** "Walk-ins welcome", "ask for Dana": how to apply at this employer. */
export declare const isWayToApply: (text: string) => boolean;
export declare const isLegal: (text: string) => boolean;
export declare const isCall: (text: string) => boolean;
/** Praise of the employer or the job that could stand in any ad. */
export declare const isPraise: (text: string) => boolean;
