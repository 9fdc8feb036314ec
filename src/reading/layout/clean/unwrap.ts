import { classifyHeading } from '../classify-heading.ts';
import { applyEdits } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';

const narrowest = 50;
const widest = 150;
const fewestWrapped = 3;
/** The longest lines may be addresses of pages; the width is that of the next. */
const outliers = 2;

const ends = /[.:;!?]["')]?$/;
/** Nothing ends with these. */
const goesOn =
  /(?:,|\b(?:a|an|the|and|or|of|to|in|for|with|by|on|at|from|as|is|are|our|your|der|die|das|und|de|la|le|et|des|du|y|el|los))$/i;
const marked = /^(?:[^\p{L}\p{N}("'$£€]|[o–-] |\(?[a-h\d]{1,2}[.)] )/u;

/** Lines that a page broke at its width are put together again; each break that somebody meant stays. */
export function unwrapLines(source: MappedText): MappedText {
  const lines = source.text.split('\n');
  const width = lines.map(({ length }) => length).toSorted((a, b) => b - a)[outliers] ?? 0;
  if (width < narrowest || width > widest) return source;
  const pairs = lines.slice(1).map((next, at) => ({ before: lines[at] ?? '', next }));
  const small = pairs.filter(
    ({ before, next }) =>
      before !== '' && !ends.test(before) && /^\p{Ll}/u.test(next) && !marked.test(next),
  );
  // Where the next word would have had room, somebody broke the line.
  const wrapped = small.filter(
    ({ before, next }) => before.length + next.split(' ', 1).join('').length >= width * 0.75,
  );
  if (wrapped.length < fewestWrapped || wrapped.length < small.length * 0.6) return source;
  const edits: Edit[] = [];
  let at = 0;
  for (const { before, next } of pairs) {
    at += before.length + 1;
    if (before.length < width * 0.6 || next === '' || marked.test(next) || ends.test(before))
      continue;
    // "of the Sherwin / Carlquist collection": a name at the end of a full line.
    const isName =
      /^\p{Lu}\p{L}+ \p{Ll}/u.test(next) && before.length + next.indexOf(' ') >= width * 0.95;
    if (/^[\p{Ll}(]/u.test(next) || goesOn.test(before) || isName)
      edits.push({ start: at - 1, end: at, insert: ' ' });
  }
  return applyEdits(source, edits);
}

/** Nothing ends with these where a small letter follows. */
const waits =
  /(?<![;,:]) (?:an?|the|of|our|your|their|its|whose|than|into|which|including|and|or|(?<=.{30} )(?:is|are|was|were|will|has|to|for|with|by|from|as))$/u;
/** Not even a heading does, so a name may follow. */
const waitsForName = /(?<=\S \S+ \S+)(?<![;,:]) (?:an?|the|our|your|their|its|whose|than)$/u;

const longestLooked = 400;

const countQuotes = (line: string): number => line.split('"').length - 1;

/** "looms (e.g., hand / looms) and": the next line closes the bracket. */
const isInBrackets = (before: string, next: string): boolean => {
  const from = before.lastIndexOf('(');
  return (
    from > before.lastIndexOf(')') &&
    before.length - from <= longestBracket &&
    /^[^()]{0,80}\)/.test(next)
  );
};
const longestBracket = 120;

/** "known as ' / The Weaver'" */
const opensQuote = /\p{L} ['‘“]$/u;

/** A line that stops in the middle of a sentence, or within quotation marks that the next line closes. */
function isCut(before: string, next: string): boolean {
  if (marked.test(next) || next === '') return false;
  if (isInBrackets(before, next) || opensQuote.test(before)) return true;
  const isOpen = countQuotes(before) % 2 === 1;
  if (isOpen && (/(?<=\S) "$/.test(before) || next === '"')) return true;
  if (isOpen && countQuotes(next) % 2 === 1)
    return /(?:^|[\s(])"[^"]{0,60}$/.test(before) && /^[^"]{0,60}"(?!\S*[\p{L}\d])/u.test(next);
  if (/^\p{Ll}/u.test(next)) return waits.test(before) && !classifyHeading(before);
  return (
    waitsForName.test(before) &&
    /^\p{Lu}/u.test(next) &&
    !next.endsWith(':') &&
    !classifyHeading(next)
  );
}

/** Puts a sentence together that somebody, or a page, broke where no sentence can end. */
export function joinCutLines(source: MappedText): MappedText {
  const edits: Edit[] = [];
  let last: { text: string; end: number } | undefined;
  let at = 0;
  for (const text of source.text.split('\n')) {
    const start = at;
    at += text.length + 1;
    if (text === '') continue;
    const end = start + text.length;
    if (last && isCut(last.text, text)) {
      const isOpened =
        /(?:^|[\s(])["'‘“]$/.test(last.text) ||
        text.startsWith('"') ||
        /\([^()]*\p{L}[.:]$/u.test(last.text);
      const insert = isOpened ? '' : ' ';
      edits.push({ start: last.end, end: start, insert });
      last = { text: `${last.text}${insert}${text}`.slice(-longestLooked), end };
    } else last = { text, end };
  }
  return applyEdits(source, edits);
}
