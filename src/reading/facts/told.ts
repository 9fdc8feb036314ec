import type { Fact, FactKind } from '#shared/brief.ts';
import type { VerbPhrase } from './shapes/verb-phrase.ts';

/** What a part of a unit tells, and in which of its words. */
export interface Told {
  kind: FactKind;
  text: string;
  /** Its words as something one does, where that was looked at. */
  verb?: VerbPhrase;
  /** What it weighs where that does not follow from its unit and its words. */
  importance?: Fact['importance'];
  /** Said of whoever is called upon at the end. */
  isClosing?: boolean;
  /** Told only where hardly anything else of its kind is. */
  isDoubtful?: true;
}
