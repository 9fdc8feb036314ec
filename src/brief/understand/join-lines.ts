import type { PlacedLine } from '../parse/sections/split-sections.ts';

/** Lines that a page broke apart, as one again; the break stays in the quote. */
const wrapsFrom = 60;
/** No pattern may meet an endless sentence. */
const longestJoined = 900;

export function joinLines(lines: readonly PlacedLine[]): PlacedLine[] {
  const joined: PlacedLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && (isWrapped(last, line) || isLabelled(last, line))) {
      const space = ' '.repeat(line.start - last.end);
      joined[joined.length - 1] = {
        ...last,
        isHeading: false,
        text: `${last.text}${space}${line.text}`,
        end: line.end,
      };
    } else joined.push(line);
  }
  return joined;
}

/** A sentence that goes on in the next line with a small letter. */
const isWrapped = (last: PlacedLine, line: PlacedLine): boolean =>
  !last.isHeading &&
  !line.isHeading &&
  !line.apart &&
  line.mark === null &&
  line.start === last.end + 1 &&
  last.text.length >= wrapsFrom &&
  last.text.length < longestJoined &&
  /^\p{Lu}.*[\p{L},]$/u.test(last.text) &&
  /^\p{Ll}/u.test(line.text);

/** "REPORTS TO" with the name in the line below. */
const isLabelled = (last: PlacedLine, line: PlacedLine): boolean =>
  /^(?:reports? to|reporting to)\s?:?$/i.test(last.text) &&
  line.start - last.end <= 8 &&
  line.text.split(' ').length <= 8;
