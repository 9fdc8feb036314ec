import type { Settled } from './settle.ts';
/** Sentences that say what the reading rests on. */
export declare function explain({ ranked, sure, dutiesSay }: Settled, title: string, words: ReadonlySet<string>): string[];
