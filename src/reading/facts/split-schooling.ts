import type { Part } from './part.ts';

const number =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen)(?: ?\\(\\d{1,2}\\))?';
/** "... degree in forestry or a related field and at least five years of ...": schooling, and time beside it. */
const both = new RegExp(
  String.raw`^(?<school>.{0,260}?\b(?:degree|diploma|bachelor['’]?s?|master['’]?s?|GED|graduation|certificate|field|discipline|subject)\b[^;]{0,60}?),? (?:and|plus|AND|with|as well as) (?<years>(?:an? )?(?:at least |minimum(?: of)? |a minimum of |over |more than )?${number}\+?(?: ?(?:to|-|–) ?${number}\+?)?(?: or more)? (?:full )?(?:years?|months?)['’]?\b.*)$`,
  'i',
);
const schooling = /\b(?:degree|diploma|bachelor|master|GED|graduation|graduate)\b/i;
/** Another way to meet the whole: then neither half is asked for by itself. */
const otherWay =
  /\b(?:combination|equivalent (?:of|education|experience|training|work)|in lieu|substitut\w+|waived?)\b|\bor (?:an? )?(?:equivalent\b|(?:high school|associate|bachelor|master|diploma|GED|ph\.?d|doctorate)\S*|(?:\d+|two|three|four|five|six)\+? years?)|;\s*or\b|\b(?:either|one of the following)\b/i;
const sameField =
  /\bor (?:an? |in an? |other )?(?:\p{L}+ )?(?:related|similar|relevant|comparable|equivalent)? ?(?:degree|field|discipline|subject|area|major)s?\b/giu;
const further =
  /,? (?:as well as|and) (?=(?:[\p{L}-]+ ){1,2}experience (?:in|with|to|of|working)\b)/iu;

const partAt = (text: string, start: number, end: number): Part => ({
  text: text.slice(start, end),
  start,
  end,
});

/** A degree and years in one sentence are two conditions, and each can be checked by itself. */
export function splitSchooling(text: string): Part[] | undefined {
  const whole = text.replace(/(?<![\s.;,])[\s.;,]+$/, '');
  const { school = '', years = '' } = both.exec(whole)?.groups ?? {};
  if (years === '' || whole.includes(';') || !schooling.test(school)) return undefined;
  if (otherWay.test(whole.replace(sameField, ''))) return undefined;
  const at = whole.length - years.length;
  const found = years.split(/\s+/).length > longestOne ? further.exec(years) : null;
  const end = found ? at + found.index : whole.length;
  return [
    partAt(whole, 0, school.length),
    partAt(whole, at, end),
    ...(found ? [partAt(whole, end + found[0].length, whole.length)] : []),
  ];
}
const longestOne = 20;
