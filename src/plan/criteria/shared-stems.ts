/** Whatever ending a word has here and there. */
export const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .map((word) => word.replace(/(?:ing|ly|ed|es|s)$/, '').slice(0, 5))
    .filter((stem) => stem.length >= 3 && !everyday.test(stem));
const everyday =
  /^(?:with|that|work|when|from|data|other|exper|knowl|abili|skill|under|famil|profi)$/;

/** How many words two texts have in common. */
export function sharedStems(name: string, text: string): number {
  const own = new Set(stemsOf(name));
  return new Set(stemsOf(text).filter((stem) => own.has(stem))).size;
}

export const countWords = (text: string): number => text.split(/\s+/).length;
