/** The name without what hangs on it. */
export declare const cleanDepartment: (name: string) => string;
/** A team in small letters must be called after some work: "marketing", not "small but dynamic". */
export declare function mayBeDepartment(value: string, employer: string | null): boolean;
/** "working cross-functionally with the Data team": those are colleagues. */
export declare function isOfOthers(text: string, at: number): boolean;
/** "Compliance Team Leader" is a person. */
export declare function isPerson(text: string, at: number): boolean;
