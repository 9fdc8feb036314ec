import { withArticle } from '#writing/article.ts';
import { lowerFirst } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { countWords } from '#writing/shorten.ts';

/** What one person has one of: said with "a". */
const single =
  /^(?:degree|diploma|licen[cs]e|certificate|certification|permit|card|clearance|record|qualification|ticket|endorsement|background|vehicle|car|van|phone|passport|portfolio|transcript|GED|CDL|BSN|MBA|Ph\.?D\.?|bachelor['’]s|master['’]s|doctorate|GCSE|NVQ|PGCE|HND|HNC|visa|address)$/i;
const determined =
  /^(?:to be|an?|the|your|at|no|not|one|two|three|four|five|six|seven|eight|nine|ten|up|over|more|any|all|some|proof|possession|\d)\b/i;
/** Where the first noun of a demand ends. */
const endOfNoun =
  /[,;/]|\s\(|\s(?:with|for|of|in|from|or|and|to|as|at|plus|within|issued|on|by|that|which|including|under|throughout|required)\b(?!-)/i;
/** "registered with the board": what somebody is, and nothing they have. */
const state =
  /^(?:(?:\p{L}+ly )?(?:licensed|registered|certified|(?:part|newly|recently|fully|nearly)[- ]qualified|aged|fluent(?= in\b)|(?:proficient|skilled|experienced|competent|versed|trained)(?= (?:in|with)\b)|enrolled|eligible|authori[sz]ed|insured|educated|working(?= towards?\b)|qualified(?= (?:to|as|in|with|for)\b))|degree educated|\p{Lu}{2,6}(?:(?:, | or )\p{Lu}{2,6}){0,5} (?:registered|certified|licensed|qualified))\b(?! (?:nurse|practical|dental|dietitian|teacher|engineer|accountant|mass|psycholog))/iu;

/** "Forklift certified/licensed": the thing stands before what somebody is. */
const endsInState =
  /^(?:[\p{L}-]+ ){1,3}(?:certified|licensed|registered)(?:\/(?:certified|licensed|registered))?$/iu;

/** "Registered Nurse or Registered Midwife", "graduate of law": a person, and nothing that one has. */
const person =
  /^(?:\p{Lu}{2,5} |fully |newly |part[- ])?(?:licen[cs]ed|registered|certified|chartered|qualified) (?:[\p{L}-]+ ){0,5}(?:\p{L}+(?:er|or|ist|ian|ant)|nurse|midwife)(?=$| (?:with|who)\b| \()|^(?:(?:college|university|school|high school|recent) )?graduate(?:$| (?:of|in|with|from)\b)/iu;

const spoken: readonly (readonly [RegExp, string])[] = [
  // "two to five (2-5) years": a figure is enough.
  [
    /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)(?: to [a-z]{3,7})? \((\d{1,2}(?:\s?[-–]\s?\d{1,2})?\+?)\)/gi,
    '$1',
  ],
  [/(?<=\bdegree) graduate$/i, ''],
  [/^graduate (?:of|with|in) (?:an? )?(?=(?:bachelor|master|associate|degree|diploma)\b)/i, ''],
  [/(?<=^|\bof |\bminimum |\bleast )\((\d{1,2})\)(?= (?:years?|months?)\b)/i, '$1'],
  [
    /^(?:an? )?minimum (?:of )?(?=\d|one|two|three|four|five|six|seven|eight|nine|ten)/i,
    'at least ',
  ],
  [/^(at least \d{1,2})\+/i, '$1'],
  [
    /\b(years?|months?) (?=(?:(?:work(?:ing)?|relevant|professional|related|prior|previous) ){0,2}experience\b)/i,
    '$1 of ',
  ],
  [/^(?:A |a )?(Bachelor|Master|Associate|Doctorate)(?=\b)/, '$1'],
  [/^right to work\b/i, 'the right to work'],
  // "travel required to work offshore": the travel, and what it is for.
  [
    /^travel (?:is )?(?:required|needed|expected) (?=(?:to|for|between|within|across) )/i,
    'travel ',
  ],
  // The ability to travel, and no travel of a kind.
  [/\btravel of (?=up to|about|around|\d)/i, 'travel '],
  [/^(valid|current|full) and (?=(?:in-date|current|clean|valid|full)\b)/i, '$1 '],
  [/^own (?=\p{L})/iu, 'your own '],
  [/^must be (?=at|an?\b|able|available|willing|\d|\p{L}+ed\b)/iu, 'to be '],
  [/^(?:must (?:have|possess|hold|bring)|has|possesses|holds|brings) (?!been\b|to\b|up\b)/i, ''],
  [/^maintain (?=an? )/i, ''],
  [/(?<=\bdegree in [\p{L} ,]{3,60}) or (?:relevant|related|similar)$/iu, ' or a related field'],
  // More than that is as good.
  [
    /^(?:an? )?associate['’]?s?['’]? degree\b(?! or (?:higher|above))/i,
    'at least an associate degree',
  ],
  // "Part-qualified or newly qualified ABC or DEF": what somebody is, and the letters of it.
  [
    /^((?:part|newly|recently|fully|nearly)[- ](?:qualified|certified)(?:(?:,| or|, or) (?:part|newly|recently|fully|nearly)[- ](?:qualified|certified))*) \(?(?=[A-Z]{2})([^()]+)\)?$/i,
    'to be $1 ($2)',
  ],
  // On the way is what is asked for, and no paper of that name.
  [
    /^(?:currently |actively )?(?:be )?(working|studying|training) (towards?|for) (?=(?:professional |formal |relevant |recogni[sz]ed |chartered )*(?:qualification|accreditation|membership|certification|status|degree|diploma)\b)/i,
    'to be $1 $2 a ',
  ],
  [
    /^(?:currently |actively )?(?:be )?(working|studying|training) (towards?|for) (?!an? )/i,
    'to be $1 $2 ',
  ],
];
const onTheWay =
  /^to be (?:working|studying|training) (?:towards?|for) a (?:[\p{L}]+ )?(?:qualification|accreditation|membership|certification)(?=$|[ ,;(])/iu;
const ofSchool =
  /^(?:Bachelor|Master|Associate|Doctorate|University|High)(?:['’]?s)?\b(?: Degree\b)?/;

/** A demand as it stands behind "you need": "a forklift card", "at least 3 years of dock work", "to be registered". */
export function nameNeed(need: string): string {
  // Named before.
  if (need.startsWith('to be ')) return need;
  const plain = spoken
    .reduce((told, [from, to]) => told.replace(from, to), need)
    .replace(ofSchool, (words) => words.toLowerCase())
    .replace(onTheWay, (words) => words.toLowerCase())
    .replace(/^(?:Fluent|Good|Excellent|Basic|Graduate|College)(?= )/, (word) =>
      word.toLowerCase(),
    );
  if (person.test(plain)) return `to be ${withArticle(plain)}`;
  if (state.test(plain)) return `to be ${plain}`;
  if (endsInState.test(plain))
    return `to be ${lowerFirst(plain.replace(/(?<=ed)\/(?=\p{L}+ed$)/u, ' or '))}`;
  if (determined.test(plain)) return plain;
  // "Class 1 (CE) Licence": what stands in brackets inside a name is not its end.
  const bare = plain.replace(/ \([^()]{1,12}\)(?= \p{L})/gu, '');
  const [noun = bare] = bare.split(endOfNoun);
  const head = noun.trim().split(/\s+/).at(-1) ?? '';
  return single.test(head) ? withArticle(plain) : plain;
}

/** Behind a colon nobody says "to be", and a check is named by itself. */
export const inList = (named: string): string =>
  named.replace(/^to be (?=[\p{L}-]+ed\b|an? )|^agreement to (?=an? |the )/u, '');

const mostInRow = 24;
const isPlain = (need: string): boolean => !/[,;]|\b(?:and|or)\b/.test(need);

/** How demands begin: all there are, or those of more that decide first; each letter has another beginning. */
const leads = {
  all: ['What you need', 'What it takes', 'You would need', 'What they ask for'],
  some: [
    'Among the requirements',
    'Part of what they are looking for',
    'You would need, among other things',
    'Some of what they ask for',
  ],
} as const;
const plainly = {
  all: ['You need', 'It takes', 'You would need', 'They ask for'],
  some: ['The posting asks for', 'They ask for', 'You would need', 'It takes'],
} as const;
const inTurn = (ways: readonly string[], turn: number): string => ways[turn % ways.length]!;
const ends = { all: '', some: ', among other things' } as const;

/** What is done or agreed to, and no thing that one has. */
const manners: readonly (readonly [RegExp, string])[] = [
  [/^agreement to (.+?)(?: (?:after|upon|following) an offer)?$/i, 'An offer depends on $1.'],
  [
    /^residen(?:ce|cy) in (.+ for (?:at least )?(?:the )?(?:last|past|previous) .+)$/i,
    'You need to have lived in $1.',
  ],
  [/^not (?:currently|already|still) (.+)$/i, 'You cannot be $1 at present.'],
  [/^no (.+) yet$/i, 'You must hold no $1 yet.'],
  [/^residen(?:ce|cy) (in|on|within) (.+)$/i, 'You would have to live $1 $2.'],
  [/^availability on (.+)$/i, 'You would have to be available on $1.'],
  [/^(?:the ability|able) to (.+)$/i, 'You would have to be able to $1.'],
  [/^(?:willingness|willing) to (.+)$/i, 'You would have to be willing to $1.'],
  [/^meeting (.+)$/i, 'You would have to meet $1.'],
  [/^to have (.+)$/i, 'You would need to have $1.'],
  [/^to be (.+)$/i, 'You would have to be $1.'],
  [
    /^((?:lifting|working|standing|travel\w*|driving|climbing|weekend|night|evening|shift).*)$/i,
    'It involves $1.',
  ],
];

/** One demand as a sentence. */
function sayOne(need: string, extent: keyof typeof plainly, turn: number): string {
  const named = nameNeed(need);
  const found = manners.find(([from]) => from.test(named));
  return found === undefined
    ? `${inTurn(plainly[extent], turn)} ${named}${ends[extent]}.`
    : named.replace(found[0], found[1]);
}

export interface Needs {
  needs: readonly string[];
  /** How much the job demands in all; a letter tells of it what decides. */
  demands: number;
}

/** What somebody must bring: one as a sentence, short ones in a row, long ones as a list; a few never look like all. */
export function sayNeeds({ needs, demands }: Needs, most = 4, turn = 0): string {
  const shown = needs.slice(0, most);
  const [first, ...others] = shown;
  if (first === undefined) return '';
  const extent = shown.length < Math.max(needs.length, demands) ? 'some' : 'all';
  if (others.length === 0) return sayOne(first, extent, turn);
  const named = shown.map(nameNeed);
  const isRow =
    named.every((need) => isPlain(need) && manners.every(([from]) => !from.test(need))) &&
    countWords(named.join(' ')) <= mostInRow;
  return isRow
    ? `${inTurn(plainly[extent], turn)} ${joinList(named)}${ends[extent]}.`
    : `${inTurn(leads[extent], turn)}: ${named.map(inList).join('; ')}.`;
}
