/** What tells of a name which question suits it: its words, how it begins and ends, and what the rules hear in it. */
export function listOfName(name: string, heard: string | undefined): string[] {
  const words = (name.toLowerCase().match(/[\p{L}\p{N}+#-]+/gu) ?? []).map(toStem);
  const last = words.at(-1) ?? '';
  return [
    '*',
    `r${heard ?? '-'}`,
    `d${/^\p{L}+ing\b/iu.test(name)}`,
    ...new Set(words.map((word) => `w${word}`)),
    ...words.slice(1).map((word, i) => `b${words[i]} ${word}`),
    `f${words[0] ?? ''}`,
    `l${last}`,
    `e${last.slice(-3)}`,
  ];
}

const toStem = (word: string): string =>
  word.replace(/(?:ies|ying|ied)$/u, 'y').replace(/(?:ations?|ing|ed|es|s|ment)$/u, '');
