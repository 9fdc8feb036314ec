export interface KnownTool {
    name: string;
    /** In lower case, as it is looked for. */
    key: string;
    kind: 'software' | 'equipment';
    /** A word of another language than English. */
    isForeign: boolean;
    /** Only with the capitals of `name`. */
    isExact: boolean;
}
export declare function toolsBeginning(word: string): readonly KnownTool[];
/** What names are looked up by: "node" for Node.js, ".net" for .NET. */
export declare function wordKey(word: string): string;
