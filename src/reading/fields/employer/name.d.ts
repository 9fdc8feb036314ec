/** A name without what clings to it, and where it stands in what was given. */
export declare function tidyName(text: string): {
    text: string;
    start: number;
    end: number;
};
/** The same name however written: case, legal form and article do not count. */
export declare function keyOfName(name: string): string;
