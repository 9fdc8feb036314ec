import { stripEnd } from '#writing/casing.ts';
import { dropUnpaired } from '#writing/pairs.ts';
import { wholePhrase } from '#writing/whole-phrase.ts';

const mostQuoted = 12;
const before = 3;

/** The sentence or clause around what was found; a piece of it where that is long. Always as it is written. */
export function quoteAround(line: string, start: number, length: number): string {
  const from = Math.max(
    ...['. ', '! ', '? ', '; ', ': ', '• ', '\n'].map((end) => {
      const at = line.lastIndexOf(end, Math.max(0, start - 1));
      return at === -1 || at >= start ? 0 : at + end.length;
    }),
  );
  const rest = line.slice(start + length);
  const stop = rest.search(/[.!?;](?:\s|$)|\n|•/);
  const end = start + length + (stop === -1 ? rest.length : stop);
  const sentence = line.slice(from, end).trim();
  if (sentence.split(/\s+/).length <= mostQuoted) return trimEnds(sentence);
  const lead = line.slice(from, start).trim().split(/\s+/).filter(Boolean);
  const tail = line.slice(start, end).trim().split(/\s+/);
  const kept = [...lead.slice(-before), ...tail].join(' ');
  // At least what was found; more only where the words end.
  const whole = wholePhrase(kept, mostQuoted) ?? wholePhrase(tail.join(' '), mostQuoted) ?? '';
  const found = line.slice(start, start + length);
  return trimEnds(whole.includes(found) ? whole : found);
}

/** Without the marks and joints that belong to what stands before or behind. */
export const trimEnds = (text: string): string =>
  dropUnpaired(stripEnd(dropDangling(stripEnd(text))))
    .replace(/^[^\p{L}\p{N}$£€"'(]+/u, '')
    .replace(leading, '');
const leading = /^(?:and|or|to|of|the|with|for|in|as|that) (?=\p{L})/iu;

const dangling =
  /(?<!\s)\s(?:a|an|and|or|of|the|to|in|for|with|as|at|on|by|our|your|from|is|are|will|be)$/i;

function dropDangling(text: string): string {
  let rest = text;
  while (dangling.test(rest)) rest = rest.replace(dangling, '');
  return rest;
}
