import type { PlacedLine } from '../sections/split-sections.ts';
import type { Span } from '../text/mapped-text.ts';

const statements =
  /\b(?:[Aa]nywhere in (?:the )?\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*){0,2}|(?:[Rr]emote|REMOTE) \((?!\d)[A-Za-z. ,/-]{2,30}\)|(?:[Rr]emote|REMOTE) ?[-–,] ?(?:US|USA|UK|EU|Europe|EMEA|Canada|Germany|India|United States|Worldwide|Global|Anywhere)\b|[Rr]emote within (?:the )?\p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)?(?:(?:, | or | and |, or |, and )(?:the )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)*|[Dd]eutschlandweit|[Bb]undesweit)/gu;

/** Cheap test first: nearly every line fails it. */
const mayHold = /remote|anywhere|weit/i;

interface RemotePlace {
  text: string;
  spans: Span[];
  countryCode: undefined;
}

/** For work without a site: the words that say from where it may be done. */
export function findRemotePlaces(lines: readonly PlacedLine[]): RemotePlace[] {
  return lines.flatMap((line) => {
    if (line.section === 'legal' || line.section === 'culture' || !mayHold.test(line.text))
      return [];
    return [...line.text.matchAll(statements)].map((match) => {
      const start = line.start + match.index;
      const text = match[0].charAt(0).toUpperCase() + match[0].slice(1);
      return { text, spans: [{ start, end: start + match[0].length }], countryCode: undefined };
    });
  });
}
