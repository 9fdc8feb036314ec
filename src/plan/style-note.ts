import { memoize } from './memoize.ts';
import type { Source } from './source.ts';
import { splitClauses, tidyRest } from './style-clauses.ts';
import { styleRules } from './style-rules.ts';

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

/** Once for a source: all its texts are written by it. */
export const readStyleNote = memoize(({ messagingStyle }: Source['voice']): StyleNote => {
  const note: StyleNote = {
    avoid: [],
    without: new Set(),
    shortSentences: false,
    longestSentence: null,
    longestMail: null,
    contractions: null,
    greeting: null,
    signOff: null,
    tagLine: null,
    speaksAs: null,
    notUnderstood: [],
  };
  for (const clause of splitClauses(messagingStyle)) {
    const rest = styleRules.reduce(
      (words, { pattern, take }) =>
        words.replace(pattern, (whole: string, ...found: (string | undefined)[]) => {
          const groups = found.slice(
            0,
            found.findIndex((one) => typeof one === 'number'),
          );
          return take(note, groups, whole) ?? ' ';
        }),
      clause,
    );
    const left = rest === clause ? clause : tidyRest(rest);
    if (left !== '') note.notUnderstood.push(left);
  }
  return note;
});
