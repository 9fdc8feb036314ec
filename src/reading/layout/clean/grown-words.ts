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

/** "Head of LoomsvWEFT is": a name that begins small grew on to a word that the text has alone. */
const beforeSmallName =
  /(?<![\p{L}\d.@_/#-])(?<left>\p{L}{3,19}\p{Ll})(?<small>\p{Ll}{1,2})\p{Lu}{2}\p{L}{0,10}(?![\p{L}\d])/gu;

const findSmallNames = (text: string): Edit[] =>
  [...text.matchAll(beforeSmallName)].flatMap(({ index, groups }): Edit[] => {
    const { left = '', small = '' } = groups ?? {};
    // "the fitting teamsEEO notice" has several teams.
    if (small === 's' && isEnglishWord((left + small).toLowerCase())) return [];
    const isApart = text.split(left).some((_, i, all) => {
      const next = all[i + 1]?.[0] ?? '';
      return i + 1 < all.length && !/\p{L}$/u.test(all[i]!) && !/\p{L}/u.test(next);
    });
    if (!isApart || !isEnglishWord(left.toLowerCase())) return [];
    const at = index + left.length;
    return [{ start: at, end: at, insert: '\n' }];
  });

export const splitGrownWords = (source: MappedText): MappedText =>
  applyEdits(
    source,
    [
      ...findBehind(source.text),
      ...findBefore(source.text),
      ...findSmallNames(source.text),
    ].toSorted((a, b) => a.start - b.start),
  );
