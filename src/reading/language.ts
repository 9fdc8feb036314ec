import { languageWords } from './language.data.ts';

const sets = Object.entries(languageWords).map(
  ([language, words]) => [language, new Set(words.split(' '))] as const,
);
const longestLook = 6000;
const fewest = 3;

/** The language most of the text is in, by its small words; null for a few words that could be any. */
export function readLanguage(text: string): string | null {
  const words =
    text
      .slice(0, longestLook)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const counts = sets.map(([language, set]) => ({
    language,
    count: words.reduce((sum, word) => sum + (set.has(word) ? 1 : 0), 0),
  }));
  const [first, second] = counts.sort((a, b) => b.count - a.count);
  if (!first || first.count < fewest) return null;
  return second && second.count >= first.count ? null : first.language;
}
