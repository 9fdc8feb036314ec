/** Words for people and bodies one reports to, besides the names of occupations. */
export declare const leaders: RegExp;
