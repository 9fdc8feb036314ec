/** Words for things that are also verbs or something else: only beside other tools or after a word for handling them. */
export declare const ambiguousEquipment: ReadonlySet<string>;
export declare const handles: RegExp;
/** Software whose name is a word, or an employer's: it must be spoken of as something one uses. */
export declare const wordLikeSoftware: ReadonlySet<string>;
/** What stands behind a program that is used. */
export declare const usedBehind: RegExp;
/** What stands before it. */
export declare const usedBefore: RegExp;
/** The employer or a verb. */
export declare const speaksOrActs: RegExp;
