const small = /^(?:and|or|of|the|in|for|with|to|an?|on|at|by|as)$/;

/** Pairs of words that stand side by side, each by its beginning: "quality control", "project manag". */
function pairsOf(text: string): string[] {
  const words = (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map((word) =>
    small.test(word) ? '' : word.slice(0, beginning),
  );
  return words.flatMap((word, i) =>
    word !== '' && words[i + 1] ? [`${word} ${words[i + 1]!}`] : [],
  );
}
const beginning = 6;

/** "Laboratory quality control", of a quality control coordinator: two words together say it, however common each is. */
export function sharesPhrase(name: string, told: string): boolean {
  const said = new Set(pairsOf(told));
  return pairsOf(name).some((pair) => said.has(pair));
}
