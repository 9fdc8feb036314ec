import type { PlacedLine } from '../sections/split-sections.ts';
import type { Span } from '../text/mapped-text.ts';

const statements =
  /\b(?:[Aa]nywhere in (?:the )?(?:\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*){0,2})|[Ww]ork from anywhere|(?:[Ff]ully|100%|[Cc]ompletely|[Ee]ntirely) [Rr]emote(?: \([A-Za-z. ,/-]{2,30}\)| within (?:the )?\p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)?)?|(?:[Rr]emote|REMOTE) \([A-Za-z. ,/-]{2,30}\)|(?:[Rr]emote|REMOTE) ?[-–,] ?(?:US|USA|UK|EU|Europe|EMEA|Canada|Germany|India|United States|Worldwide|Global|Anywhere)\b|[Rr]emote within (?:the )?\p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)?|[Dd]eutschlandweit|[Bb]undesweit)/gu;

/** For work without a site: the words that say from where it may be done. */
export function findRemotePlace(
  lines: readonly PlacedLine[],
): { text: string; spans: Span[]; countryCode: string | undefined }[] {
  for (const line of lines) {
    if (line.section === 'legal' || line.section === 'culture') continue;
    for (const match of line.text.matchAll(statements)) {
      const start = line.start + match.index;
      const text = match[0].charAt(0).toUpperCase() + match[0].slice(1);
      return [{ text, spans: [{ start, end: start + match[0].length }], countryCode: undefined }];
    }
  }
  return [];
}
