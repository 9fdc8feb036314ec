import { memoize } from '#shared/memoize.ts';
import type { Source } from '../source.ts';
import { splitClauses, tidyRest } from './style-clauses.ts';
import { styleRules } from './style-rules.ts';
import type { StyleNote } from './wanted-style.ts';

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
