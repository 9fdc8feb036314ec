import { stripEnd } from '#writing/casing.ts';
import { splitSentences } from '#writing/split-sentences.ts';
import { memoize } from '#shared/memoize.ts';
import { listFacts } from '../wording/own-words.ts';
import type { Source } from '../source.ts';
import { marks, ownHouses } from './proof-words.data.ts';

const more = '(?:(?:over|more than|nearly|almost|about|around|approximately) )?';
const sum = '[$£€]\\d[\\d,.]{0,9}\\s?(?:million|billion|MM|M|K|B|bn|m|k)?';

/** Money of investors; what is raised for a cause or by clients is another thing. */
const raised = new RegExp(`\\braised (${more}${sum}\\+?)(?![\\p{L}\\d])`, 'iu');
const forCause =
  /\b(?:charit\w+|donat\w+|fundrais\w+|scholarships?|causes?|clients?|customers|helped|campaigns?|you|your)\b/i;

/** "from $1M to 5M ARR in two years" */
const grown = new RegExp(
  `\\bfrom (${sum})\\s?(?:→|->|–|-|to)\\s?([$£€]?)(\\d[\\d,.]{0,9}\\s?(?:million|billion|MM|M|K|B|bn|m|k)?) (?:in )?(ARR|MRR|annual recurring revenue|annual revenue|revenue|turnover|sales)( (?:in|within) (?:(?:the (?:last|past)|just|under|less than|only) )?(?:\\d{1,2}|one|two|three|four|five|six) (?:months?|years?))?`,
  'iu',
);

/** "With over 40 years of roofing experience, Harrow": of the house, and not of whoever applies. */
const aged = new RegExp(
  `^With (${more}\\d{2,3}\\+? years(?:['’])? (?:of )?(?:[\\p{Ll}-]{3,16} ){0,2}(?:experience|expertise|history|service)), (?:we|the (?:company|firm)|our)\\b`,
  'iu',
);
const stage =
  /\b(?:an?|our) (?:[\p{L}-]+ ){0,2}(Series [A-F])(?:[- ](?:funded|backed|stage))?,? (?:[\p{L}-]+ ){0,2}(?:company|start-?up|business)\b/iu;

/** Given by somebody else, with the word that says so beside it. */
const accredited = new RegExp(
  `\\b(?:is|are|be|been|were|was|fully|,) ?(accredited|certified) (by|as) ((?:an? |the )?(?:${marks}))(?![\\p{L}])`,
  'u',
);
const achieved = new RegExp(
  `\\b(?:achieved|earned|holds?|hold|received|(?:been )?awarded) (?:the |an? )?(?:(?:prestigious|coveted|highly regarded) )?((?:${marks})(?: (?:[Aa]ccreditation|[Aa]ward|[Ss]tatus|[Cc]ertification|[Dd]esignation|[Rr]ating))?)(?![\\p{L}])`,
  'u',
);
/** A mark that is wanted of whoever applies, or hoped for. */
const ofOthers =
  /\b(?:you|your|candidates?|applicants?|must|required|preferred|experience with|knowledge of|working towards|seeking|pursuing|help us|role|position|clients?['’]?)\b/i;

export interface Proof {
  /** The house it is said of, where that is not the employer itself. */
  of: string | null;
  /** "has raised over $9M": behind its name or "It". */
  what: string;
}

/** "Fern Lodge Nursing Home, part of Harrow, has": one house of the employer's. */
const otherHouse = new RegExp(
  `^((?:The )?(?:\\p{Lu}[\\p{L}'.-]{1,20} ){1,4}(?:${ownHouses}))(?=,| (?:has|is|was)\\b)`,
  'u',
);
/** Some other name in front: nobody knows whose it is. */
const otherName =
  /^(?!(?:We|Our|The|It|At|As|In|With|Since|Founded|Established|Over)\b)(?:\p{Lu}[\p{L}'.-]{1,20} ){2,5}(?:has|is|was|were|have)\b/u;

function readProofs(sentence: string, name: string): Proof[] {
  const text = stripEnd(sentence);
  const [, other = ''] = otherHouse.exec(text) ?? [];
  const isEmployer = name !== '' && text.startsWith(name);
  if (ofOthers.test(text) || (other === '' && !isEmployer && otherName.test(text))) return [];
  return listClaims(text, name).map((what) => ({
    of: other === '' || other === name || isEmployer ? null : other,
    what,
  }));
}

function listClaims(text: string, name: string): string[] {
  const isOwn = /\b(?:we|our|us)\b/i.test(text) || (name !== '' && text.includes(name));
  const [, money] = forCause.test(text) ? [] : (raised.exec(text) ?? []);
  const [, from = '', sign = '', to = '', what = '', when = ''] = grown.exec(text) ?? [];
  const [, years] = aged.exec(name === '' ? text : text.replace(`, ${name}`, ', we')) ?? [];
  const [, series] = isOwn ? (stage.exec(text) ?? []) : [];
  const [, how = '', by = '', mark] = isOwn ? (accredited.exec(text) ?? []) : [];
  const [, held] = isOwn ? (achieved.exec(text) ?? []) : [];
  return [
    to === '' ? '' : `went from ${from} to ${sign || from.charAt(0)}${to} ${what}${when}`,
    money === undefined ? '' : `has raised ${money.trim()}`,
    series === undefined ? '' : `is a ${series} company`,
    mark === undefined ? '' : `is ${how} ${by} ${mark}`,
    held === undefined
      ? ''
      : `has achieved ${/^(?:B Corp|ISO|AS\d|Investors|Magnet|Outstanding)/.test(held) ? '' : 'the '}${held}`,
    years === undefined ? '' : `has ${years}`,
  ].filter(Boolean);
}

/** What an employer can show of itself besides its size: growth, money raised, marks of others, age; each behind "It". */
export const listProofs = memoize(({ brief }: Source): Proof[] => {
  if ((brief.language ?? 'en') !== 'en') return [];
  const name = brief.employer.confidential ? '' : brief.employer.name.replaceAll('’', "'");
  const found = listFacts(brief, { kinds: ['culture', 'team', 'goal', 'other'] })
    .map(({ source, text }) => (source.from === 'job' ? source.quote.replace(/\s+/g, ' ') : text))
    .flatMap(splitSentences)
    .flatMap((text) => readProofs(text.replaceAll('’', "'"), name));
  return found.filter(({ what }, i) => found.findIndex((one) => one.what === what) === i);
});
