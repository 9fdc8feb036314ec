const several =
  /\b(?:(?:at least |any )?(?:one|two|three)|any|either) (?:or more )?of (?:the following|these|the below|the above)\b/i;
/** "or be willing to obtain it", "or able to get one within six months". */
const orLater =
  /\bor (?:(?:be|the|a|must be|are|is) )?(?:willing(?:ness)?|ability|able|eligib(?:le|ility)) (?:to|for)\b/i;
const equal =
  /\b(?:equivalent|acceptable|any|other|suitable) combinations? of\b|\bcombination of (?:education|training|experience)\b|\bin lieu of\b/i;
const either = /^(?:must (?:have|hold|possess) )?either\b.{3,400}\bor\b/i;
/** A clause that begins with a word of choice, behind a comma or a semicolon. */
const orClause = /[,;]\s+(?:and\/)?or\s/i;

/** One demand that is met in more than one way: no part of it is asked for by itself. */
export const isComposite = (text: string): boolean =>
  several.test(text) ||
  orLater.test(text) ||
  equal.test(text) ||
  either.test(text) ||
  orClause.test(text);
