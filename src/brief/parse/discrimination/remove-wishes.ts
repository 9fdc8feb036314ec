import { splitSentences } from '../text/sentences.ts';
import { findWishes } from './wishes.ts';

/** The line without its discriminatory wishes; empty when nothing else is left. */
export function removeWishes(line: string): string {
  if (findWishes(line).length === 0) return line;
  return splitSentences(line)
    .map(({ text }) => cleanSentence(text))
    .filter((text) => text !== '')
    .join(' ');
}

/** Drops the parts between commas that hold a wish; a sentence that cannot be parted goes as a whole. */
function cleanSentence(sentence: string): string {
  if (findWishes(sentence).length === 0) return sentence;
  const parts = sentence.split(/(?<=[,;(])\s|\s(?=\()|\s[–-]\s/);
  const kept = parts.filter((part) => findWishes(part).length === 0);
  const rest = kept.join(' ').replace(/^[\s,;)]+(?:[\s,;(]+$)?|(?<![\s,;(])[\s,;(]+$/g, '');
  const isWhole = parts.length > 1 && rest.split(' ').length >= 2 && findWishes(rest).length === 0;
  return isWhole
    ? `${rest.replace(/[,;]$/, '')}${/[.!]$/.test(sentence) && !/[.!]$/.test(rest) ? '.' : ''}`
    : '';
}

/** "Telecaller (Female)" is a telecaller. */
export function removeWishesFromTitle(title: string): string {
  let rest = title;
  for (const { words } of findWishes(title)) rest = rest.replace(words, '');
  return rest
    .replace(/\(\s*\)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;–-]+(?:[\s,;(–-]+$)?|(?<![\s,;(–-])[\s,;(–-]+$/g, '');
}
