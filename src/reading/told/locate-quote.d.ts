import type { Evidence } from '#shared/parsed-job.ts';
/** Where words stand in a text, however their blanks were broken; null when they do not. */
export declare function locateQuote(text: string, quote: string): Evidence | null;
