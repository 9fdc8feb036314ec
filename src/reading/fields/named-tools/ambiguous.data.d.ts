/** Words for things that are also verbs or something else: only beside other tools or after a word for handling them. */
export declare const ambiguousEquipment: ReadonlySet<string>;
export declare const handles: RegExp;
