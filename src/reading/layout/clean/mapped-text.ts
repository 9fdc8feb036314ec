import type { Evidence } from '#shared/parsed-job.ts';

/**
 * A cleaned text that remembers where each of its characters came from,
 * so that whatever is read from it can be quoted from the original.
 */
export interface MappedText {
  original: string;
  text: string;
  /** Where each character of `text` begins and ends in `original`. */
  starts: Uint32Array;
  ends: Uint32Array;
}

export interface Edit {
  start: number;
  end: number;
  insert: string;
}

export function mapText(original: string): MappedText {
  const starts = new Uint32Array(original.length);
  const ends = new Uint32Array(original.length);
  for (let i = 0; i < original.length; i += 1) {
    starts[i] = i;
    ends[i] = i + 1;
  }
  return { original, text: original, starts, ends };
}

/** Applies edits that are sorted and do not overlap. */
export function applyEdits(source: MappedText, edits: readonly Edit[]): MappedText {
  if (edits.length === 0) return source;
  const grown = edits.reduce((sum, edit) => sum + edit.insert.length, source.text.length);
  const starts = new Uint32Array(grown);
  const ends = new Uint32Array(grown);
  const parts: string[] = [];
  let length = 0;
  let at = 0;

  const keep = (until: number): void => {
    if (until <= at) return;
    parts.push(source.text.slice(at, until));
    starts.set(source.starts.subarray(at, until), length);
    ends.set(source.ends.subarray(at, until), length);
    length += until - at;
    at = until;
  };

  for (const edit of edits) {
    keep(edit.start);
    const from = source.starts[edit.start] ?? source.original.length;
    const to = edit.end > edit.start ? (source.ends[edit.end - 1] ?? from) : from;
    parts.push(edit.insert);
    starts.fill(from, length, length + edit.insert.length);
    ends.fill(to, length, length + edit.insert.length);
    length += edit.insert.length;
    at = edit.end;
  }
  keep(source.text.length);

  return {
    original: source.original,
    text: parts.join(''),
    starts: starts.subarray(0, length),
    ends: ends.subarray(0, length),
  };
}

/** Replaces every match of a global pattern; a callback that returns undefined leaves the match alone. */
export function replaceAll(
  source: MappedText,
  pattern: RegExp,
  replacement: (match: RegExpExecArray) => string | undefined,
): MappedText {
  const edits: Edit[] = [];
  for (const match of source.text.matchAll(pattern)) {
    const insert = replacement(match);
    if (insert === undefined) continue;
    edits.push({ start: match.index, end: match.index + match[0].length, insert });
  }
  return applyEdits(source, edits);
}

export interface Span {
  start: number;
  end: number;
}

/** The original words behind a span of the cleaned text. */
export function quote(source: MappedText, { start, end }: Span): Evidence {
  let from = Math.max(0, start);
  let to = Math.min(end, source.text.length);
  while (from < to && isBlank(source.text[from])) from += 1;
  while (to > from && isBlank(source.text[to - 1])) to -= 1;
  const originalStart = source.starts[from] ?? source.original.length;
  const originalEnd = to > from ? Math.max(originalStart, source.ends[to - 1] ?? 0) : originalStart;
  return {
    quote: source.original.slice(originalStart, originalEnd),
    start: originalStart,
    end: originalEnd,
  };
}

function isBlank(character: string | undefined): boolean {
  return character === ' ' || character === '\n' || character === '\t';
}
