/** How the duties of a job begin: "own", "owns" or "owning". */
export type VerbForm = 'plain' | 'third' | 'gerund';
export interface VerbPhrase {
    /** In the plain form of its verbs: "own the data models". */
    text: string;
    form: VerbForm;
    /** False when the first word may be a noun as well: other duties of the list decide. */
    isSure: boolean;
}
/** "You will own the data models" is, in a list, "own the data models". */
export declare const dropSubject: (phrase: string) => string;
/** A phrase that begins with what somebody does; undefined when its words leave that open. */
export declare function readVerbPhrase(phrase: string): VerbPhrase | undefined;
/** "iOS", "RN" and "QuickBooks" keep their letters. */
export declare function lowerFirst(text: string): string;
