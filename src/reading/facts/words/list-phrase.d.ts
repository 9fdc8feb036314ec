import type { FactKind } from '#shared/brief.ts';
/** A fact's sentence without the speaker and, where it tells a condition, without its finite verb. */
export declare function toListPhrase(kind: FactKind, sentence: string): string;
