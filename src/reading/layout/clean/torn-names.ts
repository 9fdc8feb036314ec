import { camelNames } from './camel-names.data.ts';
import { applyEdits } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';

/** Also two words, of which the second may begin a line. */
const alsoWords = new Set(['healthcare', 'handshake', 'telehealth', 'commonwealth', 'homegoods']);
const known = new Set(
  camelNames
    .toLowerCase()
    .split(' ')
    .filter((name) => !alsoWords.has(name)),
);
/** "the Harbor / Works team", where "HarborWorks" stands elsewhere: some pages break a name before its inner capital. */
const torn =
  /(?<![\p{L}\d'’-])(\p{Lu}?\p{L}{1,14}) ?\n ?(\p{Lu}\p{L}{0,14})(?=$|[\s.,;:!?)'’/-])/gu;
const inner = /(?<![\p{L}\d@./])\p{Lu}?\p{Ll}{1,12}(?:\p{Lu}\p{Ll}{1,12}){1,2}(?![\p{L}\d@])/gu;
/** Two lines that grew together elsewhere: "RequirementsEssential". */
const endsLine =
  /(?:tions?|sions?|ments?|ities|ity|ences?|ances?|[^f]ed|ings?|ical|onal|ous|ly|ness|als|ers|ills|ies|uties|erks)$/;

/** Puts names together again that a page broke before a capital inside them. */
export function joinTornNames(source: MappedText): MappedText {
  const names = new Set(source.text.match(inner));
  const edits: Edit[] = [];
  for (const { index, 1: left = '', 2: right = '' } of source.text.matchAll(torn)) {
    const name = left + right;
    const isName = names.has(name) ? !endsLine.test(left) : known.has(name.toLowerCase());
    if (!isName || !/\p{Ll}$/u.test(left)) continue;
    const start = index + left.length;
    const end = source.text.indexOf(right, start);
    edits.push({ start, end, insert: '' });
  }
  return applyEdits(source, edits);
}
