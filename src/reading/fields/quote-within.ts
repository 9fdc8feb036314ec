import type { Evidence } from '#shared/parsed-job.ts';
import type { Unit } from '#shared/reading.ts';
import { mendWords } from '#shared/misprints.ts';

/** Markup and entities between two letters of a unit are seldom longer. */
const widestGap = 48;

/** The words of a unit from `start` to `end` as they stand in the text as pasted; the whole unit when they cannot be told. */
export function quoteWithin(
  text: string,
  unit: Pick<Unit, 'text' | 'start' | 'end'>,
  span?: { start: number; end: number },
): Evidence {
  const whole = { quote: text.slice(unit.start, unit.end), start: unit.start, end: unit.end };
  if (!span || span.end <= span.start) return whole;
  const raw = whole.quote;
  const wanted = unit.text.slice(span.start, span.end).trim();
  if (wanted === '') return whole;
  const exact = findExact(raw, unit.text, wanted, span.start);
  // Letters that changed places cannot be walked along.
  const at = exact ?? (mendWords(raw) === raw ? alignWords(raw, unit.text, span) : undefined);
  if (!at || opensInWord(raw, at.start, wanted)) return whole;
  const start = unit.start + at.start;
  const end = unit.start + at.end;
  return { quote: text.slice(start, end), start, end };
}

/** Two letters with nothing between them, where cleaning did not part the words either: "(look)ing". */
const opensInWord = (raw: string, at: number, wanted: string): boolean =>
  /^\p{Ll}\p{Ll}/u.test(raw.slice(at - 1, at + 1)) &&
  at > 0 &&
  !raw
    .slice(at, at + wanted.length)
    .toLowerCase()
    .startsWith(wanted.slice(0, 6).toLowerCase());

/** The unit's words may stand behind a label, so the place nearest to the expected one is taken from the right. */
function findExact(
  raw: string,
  clean: string,
  wanted: string,
  start: number,
): { start: number; end: number } | undefined {
  const lead = Math.max(0, raw.length - clean.length);
  const behind = raw.indexOf(wanted, start);
  const found = behind === -1 || behind > start + lead + widestGap ? raw.indexOf(wanted) : behind;
  return found === -1 ? undefined : { start: found, end: found + wanted.length };
}

/** Where the words of a unit begin behind its label; a quotation mark may be written in another way. */
function findOpening(raw: string, clean: string): number {
  const exact = raw.indexOf(clean.slice(0, 12));
  if (exact >= 0) return exact;
  const [, marks = '', words] = /^([^\p{L}\d]{0,3})(\p{L}[^\n]{2,11})/u.exec(clean) ?? [];
  if (words === undefined) return 0;
  const [word = ''] = /^\p{L}{3,}/u.exec(words) ?? [];
  const together = raw.indexOf(words);
  const behind = together >= 0 || word === '' || marks === '' ? together : raw.indexOf(word);
  return Math.max(0, behind - marks.length);
}

/** Walks both texts letter by letter and skips what only the pasted one has. */
function alignWords(
  raw: string,
  clean: string,
  span: { start: number; end: number },
): { start: number; end: number } | undefined {
  let at = findOpening(raw, clean);
  let from: number | undefined;
  let to: number | undefined;
  for (let index = 0; index < span.end; index += 1) {
    const letter = plain(clean[index] ?? '');
    if (letter === '') continue;
    const next = findNear(raw, letter, at);
    if (next === undefined) {
      if (index >= span.start) return undefined;
      continue;
    }
    at = next + 1;
    if (index >= span.start) {
      from ??= next;
      to = next + 1;
    }
  }
  return from === undefined || to === undefined ? undefined : { start: from, end: to };
}

function findNear(raw: string, letter: string, at: number): number | undefined {
  const last = Math.min(raw.length, at + widestGap);
  for (let index = at; index < last; index += 1)
    if (plain(raw[index] ?? '') === letter) return index;
  return undefined;
}

const isWordLetter = /[\p{L}\p{N}]/u;

/** Only letters and digits are compared: blanks, dashes and quotes are what cleaning changes. */
function plain(letter: string): string {
  return isWordLetter.test(letter) ? letter.toLowerCase() : '';
}
