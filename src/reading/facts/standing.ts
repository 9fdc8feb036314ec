import { isOccupationWord } from '../fields/title/occupation-words.ts';
import { readTitleForms } from '../stored/title-forms.ts';
import { isTraitLine } from './traits.ts';

/** "an experienced cost accountant": who has done the work is asked for, without a number of years. */
const seasoned = /^(?:experienced|seasoned|veteran)$/iu;
/** "a licensed electrician": the paper of the trade, named with the person. */
const papered = /^(?:licen[cs]ed|certified|chartered|registered)$/u;
const quality =
  /^(?:(?:highly|very|self|well)-?\p{Ll}*|\p{Ll}{3,}(?:ed|ent|ant|ous|ive|ful|able|ible|ing|ic|ary|al|ate|ile)|skilled|sharp|smart|strong|great|good|friendly|kind|calm|hard-?working|top|savvy|talented)$/u;
const isQuality = (word: string): boolean =>
  quality.test(word) || (/^\p{Ll}/u.test(word) && isTraitLine(word));
/** Where the person ends. */
const personEnds =
  / (?=(?:to|for|in|at|on|near|who|that|with|within|based|located|having|willing|able|ready|looking|capable|comfortable|specializ\p{L}+|specialis\p{L}+|responsible|interested|as|from|into|join\p{L}*|under|across|via|holding|licensed|certified|experienced|skilled|-|–|is|are|will|must)(?: |$))|[,;:(!?–]| [/-] |\.(?= |$)| and (?=\p{Ll})/u;
/** Of anybody: "an experienced professional" does not say in what. */
const anybody =
  /^(?:individual|person|people|candidate|applicant|member|colleague|staff|employee|talent|lead)s?$/iu;
/** Names an occupation only with its field: "grocery professional". */
const inField = /^(?:professional|leader|worker|specialist|associate|expert)s?$/iu;
/** The level says that nobody has been one for long. */
const beginner = /\b(?:junior|trainee|apprentice|graduate|intern|entry)\b/iu;
const longestPerson = 6;

export interface Standing {
  text: string;
  start: number;
  end: number;
}

/** What the words before a person say of the years or the paper behind them, as a demand; undefined where they say nothing. */
export function readStanding(person: string): Standing | undefined {
  let at = 0;
  let found: { isPaper: boolean; start: number } | undefined;
  const words = /([\p{L}'’-]+)(,? (?:(?:and|&|yet|but) )?)/uy;
  for (;;) {
    words.lastIndex = at;
    const [whole = '', word = ''] = words.exec(person) ?? [];
    const isStanding = seasoned.test(word) || papered.test(word);
    if (whole === '' || (!isStanding && !skipped.test(word) && !isQuality(word))) break;
    if (!isStanding && found && !skipped.test(word) && !/,|\band\b|&/u.test(before(person, at)))
      break;
    if (isStanding) found = { isPaper: papered.test(word), start: found?.start ?? at };
    at += whole.length;
  }
  if (!found) return undefined;
  const rest = person.slice(at);
  const name = rest.slice(0, personEnds.exec(rest)?.index).replace(/[.!]$/u, '');
  const end = at + name.length;
  if (!namesOne(name)) return undefined;
  const { singular } = readTitleForms({ given: name, language: 'en' });
  return {
    text: found.isPaper
      ? `${/^\p{L}+/u.exec(person.slice(found.start))?.[0] ?? ''} ${singular}`
      : `experience as ${spokenWithVowel.test(singular) ? 'an' : 'a'} ${singular}`,
    start: found.start,
    end,
  };
}

/** "an auditor", "an SEO manager". */
const spokenWithVowel = /^(?:[aeio]|u(?!ni|se|ti)|[FHLMNRSX]\p{Lu}{1,4}(?!\p{L}))/u;
const skipped =
  /^(?:for|to|an?|the|our|next|new|full-time|part-time|some|more|two|three|several|additional)$/iu;
const before = (text: string, at: number): string => text.slice(Math.max(0, at - 6), at);

/** A name of an occupation, of a length that a name has. */
function namesOne(name: string): boolean {
  const words = name.split(' ');
  const last = (/^(.+?) of /u.exec(name)?.[1] ?? name).split(' ').at(-1) ?? '';
  if (words.length > longestPerson || anybody.test(last) || beginner.test(name)) return false;
  return inField.test(last) ? words.length > 1 : isOccupationWord(last);
}
