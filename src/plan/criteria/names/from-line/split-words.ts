export interface Word {
  text: string;
  /** Where it stands in its line. */
  start: number;
}

const word = /[.@]?[\p{L}\p{N}](?:[\p{L}\p{N}'’.&+#/%-]*[\p{L}\p{N}+#%])?|[^\s\p{L}\p{N}]/gu;

/** Words and marks of a line, in their order. */
export const splitWords = (line: string): Word[] =>
  [...line.matchAll(word)].map(({ 0: text, index }) => ({ text, start: index }));
