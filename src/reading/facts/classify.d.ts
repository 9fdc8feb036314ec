import type { FactKind } from '#shared/brief.ts';
import type { Unit } from '#shared/reading.ts';
import type { Part } from './split-lists.ts';
import { type VerbPhrase } from './shapes/verb-phrase.ts';
/** What a part of a unit tells, and in which of its words. */
export interface Told {
    kind: FactKind;
    text: string;
    /** Its words as something one does, where that was looked at. */
    verb?: VerbPhrase;
}
/** The kind of a fact follows from the role of its unit, and its words say which of those it is. */
export declare function classify(unit: Unit, part: Pick<Part, 'text' | 'isStep' | 'isTask'>): Told | undefined;
/** The second half of a sentence, and a question put to applicants, state nothing. */
export declare const isRest: RegExp;
