import { classifyHeading } from '../classify-heading.ts';
import { applyEdits } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';

/** Headings that name the job itself: "A Day in the Life of a Dock Warden", with other lines before and behind them. */

const farthestBack = 60;
const fewestWords = 2;
/** "of a Dock Warden at Fernmill in Hull:" */
const goesOnTo = /^(?: (?:at|in|for|with) [^.:;\n]{2,50})?:/;

const named =
  /(?<= )(?<lead>(?:[Oo]f|[Aa]s|[Ff]or) (?:[Aa]n?|[Tt]he|[Oo]ur)) (?<run>\p{Lu}[\p{L}&/-]{1,24}(?: \p{Lu}[\p{L}&/-]{1,24}){1,8})(?![\p{L}\d])/gu;

/** How long the name of a job is that other words with capitals follow: as much of it as the text has again, or all at the end of a line. */
function measureName(text: string, run: string, isLast: boolean): number | undefined {
  const words = run.split(' ');
  for (let count = words.length; count >= fewestWords; count -= 1) {
    const name = words.slice(0, count).join(' ');
    const at = text.indexOf(name);
    if ((isLast && count === words.length) || text.includes(name, at + name.length))
      return name.length;
  }
  return undefined;
}

/** Where the known heading begins whose words end the given ones: "a discount Key Skills". */
function findStart(words: string): number | undefined {
  const starts = [...words.matchAll(/(?<=^|\s)\p{Lu}/gu)].map(({ index }) => index);
  return starts.find((index) => {
    const before = words.slice(0, index).trim();
    // Amid a sentence nothing begins: "what we call Key Skills".
    return (
      classifyHeading(words.slice(index)) !== undefined &&
      (before === '' || !/(?:^|\s)(?:the|an?|our|your|all|of|and|with|in|for|to)$/i.test(before))
    );
  });
}

/** Gives such a heading its own line. */
export function splitTitleHeadings(source: MappedText): MappedText {
  const { text } = source;
  const edits = [...text.matchAll(named)].flatMap(({ index, groups }): Edit[] => {
    const { lead = '', run = '' } = groups ?? {};
    const line = text.lastIndexOf('\n', index - 1) + 1;
    const from = Math.max(line, index - farthestBack);
    const start = findStart(text.slice(from, index).trimEnd());
    if (start === undefined) return [];
    const opensAt = index + lead.length + 1;
    const rest = text.slice(opensAt + run.length, opensAt + run.length + farthestBack);
    const isLast = /^\s*(?:\n|$|:)/.test(rest) || goesOnTo.test(rest);
    const length = measureName(text, run, isLast);
    if (length === undefined) return [];
    const ends = opensAt + length;
    const end = ends + (goesOnTo.exec(text.slice(ends, ends + farthestBack))?.[0].length ?? 0);
    const opens = from + start > line ? [breakBefore(text, from + start)] : [];
    return /^ [\p{Lu}\d•*-]/u.test(text.slice(end, end + 2))
      ? [...opens, { start: end, end: end + 1, insert: '\n' }]
      : opens;
  });
  return applyEdits(source, edits);
}

const breakBefore = (text: string, at: number): Edit =>
  text[at - 1] === ' '
    ? { start: at - 1, end: at, insert: '\n' }
    : { start: at, end: at, insert: '\n' };
