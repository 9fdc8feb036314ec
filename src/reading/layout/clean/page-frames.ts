import { applyEdits } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';

/** What a browser prints above and below each page: its title and address, the date, the number of the page. */
const address = String.raw`(?:https?:\/\/|www\.)\S{1,300}`;
const clock = String.raw`\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}:\d{2}(?: ?[AP]M)?`;
const page = String.raw`(?:[Pp]age )?\d{1,3} ?(?:of|\/) ?\d{1,3}`;
const stamp = new RegExp(
  String.raw`^(?:(?:Page )?\d{1,3} of \d{1,3}|(?:${page}[\t ])?${clock}|${clock}[\t ]${page}|${address}[\t ]${page}|${page}[\t ]${address})$`,
);
/** "Night Baker | Old Mill\thttps://mill.example/jobs", "7/25/23, 7:53 AM\tNight Baker" */
const titled = new RegExp(
  String.raw`^(?<title>\S[^\t\n]{0,160})\t${address}$|^(?:${clock}|\d{1,2}\/\d{1,2}\/\d{2,4})\t(?<page>\S[^\t\n]{0,160})$`,
);
const ends = /[.:;!?]["')]?$/;

interface Line {
  text: string;
  start: number;
}

function listLines(text: string): Line[] {
  let at = 0;
  return text.split('\n').map((line) => {
    const start = at;
    at += line.length + 1;
    return { text: line, start };
  });
}

const titleOf = (line: string): string | undefined => {
  const groups = titled.exec(line)?.groups;
  return groups?.['title'] ?? groups?.['page'];
};

/** Takes the frames of printed pages out; a sentence that went on over the page stands in neighbouring lines. */
export function dropPageFrames(source: MappedText): MappedText {
  const lines = listLines(source.text);
  const titles = lines.map(({ text }) => titleOf(text));
  const counts = new Map<string, number>();
  for (const title of titles)
    if (title !== undefined) counts.set(title, (counts.get(title) ?? 0) + 1);
  const seen = new Set<string>();
  const edits: Edit[] = [];
  let frame: { from: Line | undefined } | undefined;
  let last: Line | undefined;
  lines.forEach((line, index) => {
    if (line.text === '') return;
    const title = titles[index];
    const isTitle = title !== undefined && (counts.get(title) ?? 0) > 1;
    if (stamp.test(line.text) || (isTitle && seen.has(title))) {
      frame ??= { from: last };
      return;
    }
    if (frame) edits.push(closeGap(frame.from, line));
    frame = undefined;
    last = line;
    // The first page names itself, and that is worth reading.
    if (isTitle) seen.add(title);
  });
  if (frame) edits.push({ start: endOf(frame.from), end: source.text.length, insert: '' });
  return applyEdits(source, edits);
}

const endOf = (line: Line | undefined): number => (line ? line.start + line.text.length : 0);

function closeGap(before: Line | undefined, next: Line): Edit {
  const goesOn = before && !ends.test(before.text) && /^\p{Ll}{2}/u.test(next.text);
  const insert = before ? (goesOn ? '\n' : '\n\n') : '';
  return { start: endOf(before), end: next.start, insert };
}
