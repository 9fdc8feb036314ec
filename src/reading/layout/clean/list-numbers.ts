import { applyEdits } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';

/** "in good time.2.Keep the books", "to the owner.1.3 Keep": the number of the next item grew on to the sentence before. */
const numbered =
  /(?<=\p{Ll}{3}[.;!]\)?)(?:(?<number>\d{1,2})(?:[.)、] ?|(?=\p{Lu}\p{Ll}{3}))|(?:\d{1,2}\.){1,3}(?<inner>\d{1,2})\.? ?)(?=\p{Lu}\p{Ll}|A )/gu;
/** "with care.3 Years of", "colleagues.24-hour line", "the rota.4 on 4 off": a count begins. */
const counted =
  /(?<=\p{Ll}{3}\)?\.)(?=\d{1,2}(?:\+ |\.\d ?(?:[-–] ?\d{1,2} )?[Yy]ears\b| ?[-–] ?\d{1,2} (?:\p{Ll}{4})|-(?:hour|day|week|month|year|minute)\b| on \d| to \d|\+? [Yy](?:ea)?rs?\b|yrs?\b| \p{Lu}\p{Ll}{2}))/gu;

/** "include:1) Spin yarn 2) Dye it 3) Weave": numbers that count up inside one line. */
const counting = /(?<=^|[\s:.;)])\(?(\d{1,2})\) ?(?=\p{Lu})/gmu;
const fewestCounted = 3;

/** "skilled in (1) spinning, (2) dyeing, and (3) weaving" is one sentence. */
const isJoined = (text: string, start: number): boolean =>
  /(?:,|\b(?:and|or))\s$/.test(text.slice(Math.max(0, start - 5), start));

/** A row that begins with one and goes on without a gap is a list, whatever else is numbered in the text. */
function findCounted(text: string): Edit[] {
  const rows: { start: number; end: number; number: number }[][] = [];
  for (const { index, 0: found, 1: digits = '' } of text.matchAll(counting)) {
    const number = Number(digits);
    const one = { start: index, end: index + found.length, number };
    const row = rows.at(-1);
    if (row?.at(-1)?.number === number - 1) row.push(one);
    else rows.push(number === 1 ? [one] : []);
  }
  return rows
    .filter((row) => row.length >= fewestCounted && !row.some(({ start }) => isJoined(text, start)))
    .flat()
    .filter(({ start }) => !/(?:^|\n) *$/.test(text.slice(Math.max(0, start - 4), start)))
    .map(({ start, end, number }) => ({ start, end, insert: `\n${String(number)}. ` }));
}

/** "hydraulics2. Own tools", "(two)3. A clean record": the number grew on to a word; only a row of them is one. */
const grown = /(?<=[\p{L})])(?<![.;!]\)) ?(?<number>\d{1,2})\. ?(?=\p{Lu}\p{Ll}|A )/gu;
const opensRow = /^ ?1[.)] ?\p{L}|(?<![\p{L}\d] ?)1[.)] ?\p{Lu}/mu;
const fewestGrown = 2;

/** The numbers of a line that count on from one to the next. */
function findGrown(text: string): Edit[] {
  const edits: Edit[] = [];
  let from = 0;
  for (const line of text.split('\n')) {
    const found = [...line.matchAll(grown)];
    const first = found[0];
    if (first && opensRow.test(line.slice(0, first.index))) {
      let next = 2;
      const row: Edit[] = [];
      for (const { index, 0: words, groups } of found) {
        if (Number(groups?.['number']) !== next) continue;
        const start = from + index;
        row.push({ start, end: start + words.length, insert: `\n${String(next)}. ` });
        next += 1;
      }
      if (row.length >= fewestGrown) edits.push(...row);
    }
    from += line.length + 1;
  }
  return edits;
}

/** "Duties: 1. Spin the yarn": the first number of a list behind its heading. */
const first = /(?<=[\p{L})]\s?:)\s?(?=1\. ?\p{Lu})/gu;

const findFirst = (text: string): Edit[] =>
  /(?<!\d)2[.)] ?\p{Lu}/u.test(text)
    ? [...text.matchAll(first)].map(({ index, 0: gap }) => ({
        start: index,
        end: index + gap.length,
        insert: '\n',
      }))
    : [];

/** Gives back the breaks before numbers that stand directly behind a full stop, and before those that count up. */
export function splitListNumbers(source: MappedText): MappedText {
  const numbers = [...source.text.matchAll(numbered)].map(({ index, 0: found, groups }): Edit => ({
    start: index,
    end: index + found.length,
    insert: `\n${groups?.['number'] ?? groups?.['inner'] ?? ''}. `,
  }));
  const counts = [...source.text.matchAll(counted)].map(({ index }): Edit => ({
    start: index,
    end: index,
    insert: '\n',
  }));
  const stopped = applyEdits(
    source,
    [...numbers, ...counts, ...findGrown(source.text), ...findFirst(source.text)].toSorted(
      (a, b) => a.start - b.start,
    ),
  );
  const listed = applyEdits(stopped, findCounted(stopped.text));
  return applyEdits(listed, findNeighbours(listed.text));
}

/** "a plus. 3. Calm" where the second and the fourth begin lines. */
const amid = /(?<=\p{Ll}\)?[.;!]) (?=(?<number>\d{1,2})[.)] \p{Lu}\p{Ll})/gu;

function findNeighbours(text: string): Edit[] {
  const starts = new Set(
    [...text.matchAll(/^(\d{1,2})[.)][ \n]/gm)].map(([, digits]) => Number(digits)),
  );
  if (starts.size === 0) return [];
  return [...text.matchAll(amid)].flatMap(({ index, groups }): Edit[] => {
    const number = Number(groups?.['number']);
    const isNext = starts.has(number - 1) && (starts.has(number + 1) || !starts.has(number));
    return isNext ? [{ start: index, end: index + 1, insert: '\n' }] : [];
  });
}
