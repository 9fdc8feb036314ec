import { applyEdits } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';

/** "in good time.2.Keep the books", "to the owner.1.3 Keep": the number of the next item grew on to the sentence before. */
const numbered =
  /(?<=\p{Ll}{3}[.;!]\)?)(?:(?<number>\d{1,2})[.)、] ?|(?:\d{1,2}\.){1,3}(?<inner>\d{1,2})\.? ?)(?=\p{Lu}\p{Ll}|A )/gu;
/** "with care.3 Years of", "colleagues.24-hour line", "the rota.4 on 4 off": a count begins. */
const counted =
  /(?<=\p{Ll}{3}\)?\.)(?=\d{1,2}(?:\+ |\.\d ?(?:[-–] ?\d{1,2} )?[Yy]ears\b| ?[-–] ?\d{1,2} (?:\p{Ll}{4})|-(?:hour|day|week|month|year|minute)\b| on \d| to \d|\+? [Yy](?:ea)?rs?\b|yrs?\b| \p{Lu}\p{Ll}{2}))/gu;

/** Gives back the breaks before numbers that stand directly behind a full stop. */
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
  return applyEdits(
    source,
    [...numbers, ...counts].toSorted((a, b) => a.start - b.start),
  );
}
