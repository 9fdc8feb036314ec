const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

const isAscii = (unit: number) => unit < 0x80;

/**
 * The beginning of a text, at most so long as JavaScript counts, and never half of what people see as one
 * character: an emoji of seven parts, a letter with its accents, a flag. Everything that shortens a text
 * that somebody reads uses it.
 */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const limit = Math.max(0, Math.floor(length));
  const start = findSafeStart(text, limit);
  let end = start;
  for (const { segment } of characters.segment(text.slice(start, limit + lookAhead))) {
    if (end + segment.length > limit) break;
    end += segment.length;
  }
  // One endless pile of accents: then at least no half of a sign.
  return end > 0 ? text.slice(0, end) : cutHalf(text.slice(0, limit));
}

/** As far behind the cut as a character must be seen to know whether it goes on. */
const lookAhead = 64;

/** Two plain letters are always two characters, so what stands before them need not be looked at. */
function findSafeStart(text: string, limit: number): number {
  for (let at = limit; at > 0; at -= 1) {
    if (isAscii(text.charCodeAt(at)) && isAscii(text.charCodeAt(at - 1))) {
      // A line end may be of two signs.
      if (text[at] !== '\n') return at;
    }
  }
  return 0;
}

const cutHalf = (text: string) => text.replace(/[\uD800-\uDBFF]$/, '');

/** The end of a text, in the same way. */
export function cutTextBefore(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.length - length;
  return text.slice(cutText(text, start).length === start ? start : nextStart(text, start));
}

function nextStart(text: string, at: number): number {
  const kept = cutText(text, at).length;
  const [first] = characters.segment(text.slice(kept, at + lookAhead));
  return kept + (first?.segment.length ?? 1);
}
