import { wishWords } from './wish-parts.ts';

/** A line of which only the end is a wish: what is asked for, and the wish in words that stand alone. */
interface PartedLine {
  /** Where the words that are asked for end. */
  askedEnd: number;
  wish: { text: string; start: number; end: number };
}

const joint =
  /\s?[,;(–]\s?(?:but |and )?(?:preferably|ideally),?\s|\s-\s(?:preferably|ideally),?\s|\s(?:preferably|ideally)\s(?=(?:in|with|within|from|at|as|using|involving)\b)|\s?[,;(–]\s?(?:but |and )?even better(?:,| if)(?: you(?:['’]ve| have| bring)?)?\s|\s?[,;(–]\s?(?:but |and )?(?:with )?(?:an? )?(?:strong )?preference (?:(?:is|will be|may be|shall be) )?(?:given )?(?:for|to|on)\s(?:(?:those|candidates|applicants|people|individuals|someone)\s)?(?:(?:with|who have|having)\s)?(?:the following (?:fields|areas): )?/i;

/** "The applicant should preferably be a diver" wishes for all of it. */
const isOpen =
  /\b(?:should|must|will|would|can|be|have|has|an?|the|in|with|of|and|or|to|for|at|on|from|is|are|you|we|who|that|working|using)$/i;
/** "A full-time, preferably permanent, post": the words before wait for their noun. */
const waitsForNoun = /\b(?:an?|the) (?:\p{L}+-\p{L}+|\p{L}+(?:al|ive|ous|ic|ary|ful))$/iu;
/** Something else follows the wish: nobody can say where it ends. */
const goesOn = /[;:]|\.\s|\b(?:must|required|essential|you|we|will)\b|, (?:and|plus) (?:an? |at )/i;
const fewestWords = { asked: 2, wish: 2 };

const work =
  /\b(?:experienced?|exposure|years?|background|track record|history|worked|roles?|positions?|employment)\b/i;
const school = /\b(?:degree|diploma|bachelor\S*|master\S*|graduate|(?:BS|BA|B\.S\.|B\.A\.) in)\b/i;
const ownWork = /\b(?:experience|background|track record)\b/i;
const knows =
  /\b(?:knowledge|skills?|proficien\p{L}+|familiar\p{L}*|understanding|competen\p{L}+)\b/iu;

/** What the wish is about, where it only says in which part of it. */
function headOf(asked: string): 'Experience' | 'Degree' | null {
  if (work.test(asked)) return 'Experience';
  return school.test(asked) ? 'Degree' : null;
}

const wholeBehindWith =
  /^with (?=(?:an?|the|at least|some|strong|good|prior|previous|proven|relevant|experience|knowledge|\d+\+?|one|two|three|four|five) )/i;
/** "Electrical Engineering" behind a degree that names no field: where it is wished to be in. */
const namesNoField = /(?:degree|diploma|bachelor['’]?s?|master['’]?s?|(?<!\p{L})B\.?[AS]\.?)$/iu;
const ownPaper =
  /\b(?:[Dd]egrees?|[Dd]iploma|[Mm]aster|[Bb]achelor|[Dd]octora\p{L}+|[Pp]h\.?[Dd]|mba|jd|ma|ms|msc|[Cc]ertifi\p{L}+|[Ll]icen[cs]\p{L}+|[Ee]xperience|[Kk]nowledge|[Yy]ears?|[Ss]kills?|[Qq]ualification|[A-Z]{2,5})/u;
/** "Marine" in brackets behind two years in a trade: the same work, in that field. */
export const sayWork = (asked: string, words: string): string | null =>
  work.test(asked) && /^\p{L}?\p{Ll}+$/u.test(words) && !ownPaper.test(words)
    ? `${words.charAt(0).toUpperCase()}${words.slice(1)} experience preferred`
    : null;
export const sayField = (asked: string, words: string): string | null =>
  namesNoField.test(asked.trim()) && !ownPaper.test(words) && /^\p{L}/u.test(words)
    ? `Degree in ${words}`
    : null;

const place = /^(?:in|within|at|from|as|for|of|on|across|under|with|by|through)\s/i;
const studied = /^(?:courses?|coursework|studies|modules?|majors?)\s/i;
/** Few enough words that what they ask for can be said again with the wish behind it. */
const shortAsked = 7;
/** "Ability to mix paints, ideally by eye": the whole of it is the wish. */
const sayAgain = (asked: string, words: string): string | null =>
  asked.trim().split(/\s+/).length <= shortAsked && !/[,;:()]/.test(asked)
    ? `${asked.trim()} ${words}`
    : null;
const done =
  /^(?:gained|working|using|supporting|functioning|serving|managing|leading|selling|\p{L}{3,}ing)\s/iu;
const years =
  /^(?:at least )?(?:\d{1,2}\+?|one|two|three|four|five)(?: to \w+| or more)?(?: years?)?$/i;

/** "in a hospital" behind "three years as a cleaner" is "Experience in a hospital"; null where no words stand alone. */
export function sayWish(asked: string, words: string): string | null {
  const head = headOf(asked);
  if (head === 'Degree' && studied.test(words)) return `Degree with ${words}`;
  const field = sayField(asked, words.replace(/^in (?=\p{L})/u, ''));
  if (field !== null && head === 'Degree' && !place.test(words.replace(/^in /, ''))) return field;
  if (wholeBehindWith.test(words)) return words.replace(wholeBehindWith, '');
  // "with Dobby experience" has its noun; put behind another one it would have two.
  if (/^with /i.test(words) && ownWork.test(words)) return words.slice('with '.length);
  if (place.test(words)) {
    if (head === null) return sayAgain(asked, words);
    return head === 'Degree' && !/^(?:in|from)\s/i.test(words) ? null : `${head} ${words}`;
  }
  if (done.test(words))
    return head === 'Experience' || knows.test(asked) ? `Experience ${words}` : null;
  if (years.test(words)) return head === 'Experience' ? `${words} of experience` : null;
  if (words.split(/\s+/).length < fewestWords.wish) {
    if (!/^\p{Lu}/u.test(words)) return null;
    if (school.test(asked) && /^\p{Lu}{2,4}$/u.test(words)) return `${words} preferred`;
    if (head === 'Experience') return `Experience with ${words}`;
    return knows.test(asked) ? `Knowledge of ${words}` : null;
  }
  return /^(?:an?|the|\p{Lu}\S*|experience|knowledge)\s/iu.test(words) ? words : null;
}

/** "Three years in retail, preferably in fashion": three years in retail are asked for, fashion is a wish. */
export function partPreferably(line: string): PartedLine | undefined {
  const found = joint.exec(line);
  if (!found) return undefined;
  const asked = line.slice(0, found.index);
  const start = found.index + found[0].length;
  const tail = line.slice(start).replace(/(?<![\s.;,])[\s.;,]+$/, '');
  // A wish in brackets ends with them; what stands behind them is asked for again.
  const inBrackets = found[0].includes('(') ? tail.indexOf(')') : undefined;
  const words = tail.slice(0, inBrackets);
  const isWhole =
    inBrackets !== -1 &&
    asked.split('(').length === asked.split(')').length &&
    words.split('(').length === words.split(')').length;
  if (
    !isWhole ||
    goesOn.test(words) ||
    isOpen.test(asked) ||
    waitsForNoun.test(asked) ||
    wishWords.test(asked) ||
    asked.trim().split(/\s+/).length < fewestWords.asked
  )
    return undefined;
  const text = sayWish(asked, words);
  const isInside = inBrackets !== undefined && inBrackets < tail.length - 1;
  return text === null
    ? undefined
    : {
        askedEnd: isInside ? line.length : found.index,
        wish: { text, start, end: start + words.length },
      };
}
