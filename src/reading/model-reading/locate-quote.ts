import type { Evidence } from '#shared/parsed-job.ts';

const longest = 400;
const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Where words stand in a text, however their blanks were broken; null when they do not. */
export function locateQuote(text: string, quote: string): Evidence | null {
  const words = quote.trim();
  if (words === '' || words.length > longest) return null;
  const exact = text.indexOf(words);
  if (exact >= 0) return { quote: words, start: exact, end: exact + words.length };
  const pattern = words
    .split(/\s+/)
    .map(escape)
    .join(String.raw`\s{1,8}`);
  const match = new RegExp(pattern, 'iu').exec(text);
  if (!match) return null;
  const [found] = match;
  return { quote: found, start: match.index, end: match.index + found.length };
}
