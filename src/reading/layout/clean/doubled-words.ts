import { applyEdits } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';

/** "nationalsnationals": a word that grew on to itself, so each item of the list began or ended with it. */
const doubled = /(?<!\p{L})(\p{Ll}{5,20})\1(?!\p{L})/gu;
/** "Irelandnationals of", and not "internationals of". */
const isPrefix = /(?<!\p{L})(?:inter|multi|non|trans|sub|super|co|un|re)$/iu;
/** "Somebody Who Can Can row a boat": the last word of a heading in title case, and the first below it. */
const headingAgain =
  /(?<=(?<![\p{L}])(?:\p{Lu}\p{L}*,? ){3,9}(?<word>Can|Will|Is|Has|Are|Have)) (?=\k<word> \p{Ll})/gu;
/** Each is looked for in the whole text. */
const mostWords = 6;

/** Gives back the breaks between items that all begin with one word. */
export function splitDoubledWords(source: MappedText): MappedText {
  const { text } = source;
  const words = new Set([...text.matchAll(doubled)].map(([, word = '']) => word));
  const again = [...text.matchAll(headingAgain)].map(({ index }): Edit => ({
    start: index,
    end: index + 1,
    insert: '\n',
  }));
  const edits = [...words]
    .slice(0, mostWords)
    .flatMap((word) =>
      [...text.matchAll(new RegExp(`(?<=[\\p{L})])${word} (?=of|from|with|who|in )`, 'gu'))]
        .filter(({ index }) => !isPrefix.test(text.slice(Math.max(0, index - 8), index)))
        .map(({ index }): Edit => ({ start: index, end: index, insert: '\n' })),
    );
  return applyEdits(
    source,
    [...edits, ...again].toSorted((a, b) => a.start - b.start),
  );
}
