/** What the grammar checker takes for an error and is none, with the reason. */
export const explained: readonly (readonly [RegExp, string])[] = [
  [/^\[/, 'A blank in square brackets stands for a word.'],
];
