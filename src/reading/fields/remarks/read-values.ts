import type { Unit, UnitRole } from '#shared/reading.ts';
import { onlyOnce, remarkIn, wordsOf, type Remark, type RemarkSource } from './remark.ts';

const names = String.raw`(?<names>[^.:;!?]{3,160}?)`;
const patterns: readonly RegExp[] = [
  new RegExp(
    String.raw`^${names},? (?:are|is|stand|lie|sit)s? at the (?:very )?(?:core|heart|centre|center) of (?:what|everything|all|who|how|our)\b`,
    'iu',
  ),
  new RegExp(String.raw`^${names} are (?:our|the) (?:core |guiding |company )?values\b`, 'iu'),
  new RegExp(
    String.raw`\b(?:core |company |our |shared |corporate |guiding |brand |family |organi[sz]ational )values(?: here)?(?: are| include|, which are| of|:| –| -| such as)+ (?:the |being )?${names}(?:$|[.;!]| and (?:we|our|are|drive|guide)\b| (?:guide|drive|shape|define|to|in everything|in all|that|which)\b)`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:guided|driven|inspired|united|led|bound) by (?:our |the )?(?:core )?(?:values|principles|pillars) of ${names}(?:$|[.;!])`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:built|founded|based|rooted) (?:up)?on (?:the |our )?(?:core )?(?:values|principles|pillars) of ${names}(?:$|[.;!,] \p{Ll})`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:at [^,]{2,40}, )?we (?:deeply |truly |highly )?value ${names}(?:$|[.;!])`,
    'iu',
  ),
];

const heading =
  /^(?:(?:our|the|company|core|shared|guiding|corporate|organi[sz]ational) )*(?:values|what we (?:value|stand for|believe in))$/i;
const silent = new Set<UnitRole>(['legal', 'noise', 'title', 'head']);
const most = 8;
const longest = 5;
const noValue =
  /\b(?:is|are|was|were|will|we|you|your|our|us|they|their|who|which|that|this|these|it|candidates?|applicants?|someone|people who|experience|years?|salary|pay|\d+)\b/i;

const isValue = (text: string): boolean =>
  /^\p{L}/u.test(text) &&
  text.split(' ').length <= longest &&
  text.length >= 3 &&
  !noValue.test(text);

/** What an employer calls its values, each by its name. */
export const readValues = (source: RemarkSource): Remark[] =>
  onlyOnce(
    source.units.flatMap((unit) => {
      if (silent.has(unit.role) || unit.shape === 'heading') return [];
      return [...listNamed(source, unit), ...listHeaded(source, unit)];
    }),
    most,
  );

function listNamed(source: RemarkSource, unit: Unit): Remark[] {
  const text = wordsOf(unit);
  if (!/value|core|heart|cent(?:re|er)|principles|pillars/i.test(text)) return [];
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    const said = found?.groups?.['names'];
    if (!found || said === undefined) continue;
    const values = partNames(said);
    if (values.length < 2) continue;
    const start = found.index;
    return values.map((value) => {
      const at = text.indexOf(value, start);
      return remarkIn(source, unit, { said: value, start: at, end: at + value.length });
    });
  }
  return [];
}

/** "Integrity: we keep our word", alone in its line under "Our values". */
function listHeaded(source: RemarkSource, unit: Unit): Remark[] {
  if (!heading.test((unit.heading ?? '').trim())) return [];
  const text = wordsOf(unit);
  const name = (text.split(/\s?[:–—]\s|\s-\s/)[0] ?? '').replace(/(?<![\s.,;!–-])[\s.,;!–-]+$/, '');
  const isWhole =
    name.length < text.replace(/(?<![\s.,;!])[\s.,;!]+$/, '').length || unit.shape !== 'sentence';
  const row = name.includes(', ') ? partNames(name) : [name].filter(isValue);
  return isWhole
    ? row.map((value) => {
        const start = text.indexOf(value);
        return remarkIn(source, unit, { said: value, start, end: start + value.length });
      })
    : [];
}

/** Every one of a row has to be a name; half of a sentence is none. */
function partNames(said: string): string[] {
  const parts = said
    .split(/,? (?:and|&) |, (?:and |& )?/i)
    .map((part) =>
      part
        .replace(/^(?:the|a|an|both)\s/i, '')
        .replace(/^["“'‘]+|["”'’]+$/g, '')
        .trim(),
    )
    .filter(Boolean);
  return parts.every(isValue) ? parts : [];
}
