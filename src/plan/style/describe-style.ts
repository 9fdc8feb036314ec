import type { Habit, StyleNote } from './wanted-style.ts';

const habits: Record<Habit, string> = {
  exclamation: 'no exclamation marks',
  semicolon: 'no semicolons',
  dash: 'no dashes',
  emoji: 'no emojis',
  hashtag: 'no hashtags',
  capitals: 'no capitals for emphasis',
};

/** The rules of a style note as they were understood, for a voice guide. */
export const describeStyle = (note: StyleNote): string[] => [
  ...(note.shortSentences ? ['short sentences'] : []),
  ...[...note.without].map((habit) => habits[habit]),
  ...note.avoid.map(({ word }) => `never "${word}"`),
  ...(note.contractions === false ? ['no contractions'] : []),
  ...(note.greeting ? [`messages greet with "${note.greeting}"`] : []),
  ...(note.signOff ? [`messages sign off with "${note.signOff}"`] : []),
  ...(note.tagLine ? [`messages end with "${note.tagLine}"`] : []),
];
