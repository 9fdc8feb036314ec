/** How somebody carries themselves, or who they are: before these words an age is meant. */
const ofPerson =
  '(?:attitudes?|demeanou?rs?|manners?|personalit(?:y|ies)|outlook|approach|presence|disposition|mindset|behaviou?r|judge?ment|individuals?|persons?|people|professionals?|candidates?|applicants?|colleagues?|character)';
/** No preposition stands in a row of qualities. */
const quality = String.raw`(?!(?:in|of|with|for|to|on|at|by|from|who|that|as)\b)[\p{L}-]+`;
const row = String.raw`(?:,? (?:and |& |but |yet )?${quality}){0,4}?`;
const word = '(?:mature|youthful)';

/** "A mature, kind manner", "mature and honest": an age is asked for; a mature market is old, and nobody's age. */
export const ageWords = String.raw`\b${word}(?=${row} ${ofPerson}\b)|^(?:must be |be |is )?${word}(?=,| and |$)`;

const behind = new RegExp(
  String.raw`(?<=[\p{L}-]),? (?:and |& )?(?<!\b(?:an?|the|of|with|be|is|project|show|have|has) )${word}(?=(?:,? (?:and |& )${quality}| ${quality})?(?: ${quality})? ${ofPerson}\b)`,
  'giu',
);
const before = new RegExp(
  String.raw`\b(an? )?${word}(?:,| and| &)? (?=(?:(?:and )?${quality},? (?:and |& )?){0,4}?${ofPerson}\b)`,
  'giu',
);
const atStart = new RegExp(String.raw`^((?:must be |be |is )?)${word}(?:,| and) (?=\p{L})`, 'iu');
/** Before these a row has "an". */
const openSound = /^(?:[aeiou](?!n[ei]|nique)|hon|hour)/i;

/** A text without the words that are read as an age limit; what is left says the same of the work. */
export function dropAgeWords(text: string): string {
  if (!/mature|youthful/i.test(text)) return text;
  const left = text
    .replace(behind, '')
    .replace(before, (found, one: string | undefined, at: number, whole: string) =>
      one === undefined
        ? ''
        : `${one.charAt(0)}${openSound.test(whole.slice(at + found.length)) ? 'n' : ''} `,
    )
    .replace(atStart, '$1');
  return /^\p{Lu}/u.test(text) ? left.charAt(0).toUpperCase() + left.slice(1) : left;
}
