/** A word that must not occur, and what may stand in its place: '' where it may simply go, null where nothing is safe. */
export interface AvoidedWord {
  word: string;
  pattern: RegExp;
  instead: string | null;
}

/** Signs and habits that can be told by looking at a text. */
export type Habit = 'exclamation' | 'semicolon' | 'dash' | 'emoji' | 'hashtag' | 'capitals';

/** What the organization's note on style asks for. */
export interface StyleNote {
  avoid: AvoidedWord[];
  without: Set<Habit>;
  shortSentences: boolean;
  /** In words. */
  longestSentence: number | null;
  longestMail: number | null;
  contractions: boolean | null;
  /** "Hi" */
  greeting: string | null;
  /** The line above the name: "Warmly,". */
  signOff: string | null;
  /** The line under a mail. */
  tagLine: string | null;
  speaksAs: 'we' | 'company' | null;
  /** Parts of the note that ask for something no rule here knows. */
  notUnderstood: string[];
}
