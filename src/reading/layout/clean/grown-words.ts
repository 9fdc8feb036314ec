import { isEnglishWord } from '../../facts/shapes/tagger.ts';
import { camelNames, opensPart, startsList } from './camel-names.data.ts';
import { applyEdits } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';

/** Words that lost the blank between them where the page changed its type: "an Assistantto join", "a shop inRipon". */

const behind =
  /(?<![\p{L}\d@./_#=?&'’-])(?<stem>\p{Lu}?\p{Ll}{4,20}?)(?<end>to|will|who|is|and|of|for|in|with|at|has|on|the|you)(?= \p{Ll}{2})/gu;
const before =
  /(?<=[\p{Ll},] )(?<first>in|at|of|the|our|your|join)(?=(?<name>\p{Lu}\p{Ll}{2,20})(?![\p{L}\d]|\.\p{Ll}))/gu;

const known = new Set(camelNames.toLowerCase().split(' '));

/** The first half stands elsewhere in the text by itself, and the whole is no word. */
function findBehind(text: string): Edit[] {
  const apart = new Set(text.match(/(?<!\p{L})\p{L}{4,21}(?!\p{L})/gu));
  return [...text.matchAll(behind)].flatMap(({ index, 0: word, groups }): Edit[] => {
    const { stem = '' } = groups ?? {};
    if (!apart.has(stem) || isEnglishWord(word) || !isEnglishWord(stem)) return [];
    const at = index + stem.length;
    return [{ start: at, end: at, insert: ' ' }];
  });
}

const findBefore = (text: string): Edit[] =>
  [...text.matchAll(before)].flatMap(({ index, groups }): Edit[] => {
    const { first = '', name = '' } = groups ?? {};
    if (known.has((first + name).toLowerCase())) return [];
    // "proud to work inOur aim is": a line ended here.
    if (startsList.test(name) || opensPart.test(name)) return [];
    const at = index + first.length;
    return [{ start: at, end: at, insert: ' ' }];
  });

export const splitGrownWords = (source: MappedText): MappedText =>
  applyEdits(
    source,
    [...findBehind(source.text), ...findBefore(source.text)].toSorted((a, b) => a.start - b.start),
  );
