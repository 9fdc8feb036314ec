import type { Mention } from './read-tools.ts';
/** Names after "software such as" or "experience with" that no list knows. */
export declare function readAfterCues(text: string, hasKnown: boolean): Mention[];
