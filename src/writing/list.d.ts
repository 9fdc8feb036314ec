/** "a, b and c"; semicolons where an item has commas of its own. */
export declare function joinList(items: readonly (string | null | undefined)[], word?: 'and' | 'or'): string;
/** Each once, whatever its case and ending marks; the first wording stays. */
export declare function listOnce(items: readonly (string | null | undefined)[]): string[];
