import { isEnglishWord } from '#reading/facts/shapes/tagger.ts';
import { isOrdinary } from './ordinary-words.ts';
import { tokenize } from './tokenize.ts';

/** Short forms everybody in an office knows, and who publishes figures and rules; never a licence or a benefit. */
const officeShortForms = new Set(
  'BLS OEWS ONET SHRM OPM EEOC DOJ CFR EDT HR ATS CEO CFO CTO COO VP US USA UK EU AI ID PDF FAQ Q&A SMS CV KPI ROI AM PM OK TV PC IT QA R&D CTA CTAS STAR ETA FYI ASAP INMAIL LINKEDIN EEO USD EUR GBP II III P0 P1 P2 JD Q1 Q2 Q3 Q4 N/A TBD URL GPS AND OR NOT YES NO STOP'.split(
    ' ',
  ),
);
/** Where every recruiter posts and searches, days, and whose research we quote: they claim nothing about the job. */
const everydayNames = new Set(
  'linkedin inmail indeed google glassdoor facebook instagram youtube github boolean zoom teams loom wi-fi excel word outlook gmail slack whatsapp english american monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december i hiring manager recruiter human resources nov dec christmas thanksgiving sackett gem textio appcast gaucher friesen kay mon tue wed thu fri sat sun'.split(
    ' ',
  ),
);

/** Words before a name: what follows them in capitals is somebody or somewhere. */
const introduces = new Set(
  'from at by with for in near like unlike than joining via to and or of'.split(' '),
);

/** Names of companies, schools, certificates and places in a sentence that nothing given to the writer holds. */
export function findUnknownNames(sentence: string, known: ReadonlySet<string>): string[] {
  const words = tokenize(sentence);
  const isTitle = isHeading(sentence, words);
  return words.filter((word, place) => {
    if (!isName(word)) return false;
    if (!isKnown(word, known)) return !beginsOnly(sentence, words, place);
    // Made of everyday words, as many companies' names are.
    const before = words[place - 1] ?? '';
    const isIntroduced = introduces.has(before) && sentence.includes(`${before} ${word}`);
    return isIntroduced && !isTitle && !isGiven(word, known) && /\p{Ll}/u.test(word);
  });
}

/** Whether a word has its capital from standing first, in the sentence or after a colon or quotation mark. */
function beginsOnly(sentence: string, words: string[], place: number): boolean {
  const [word = '', next = ''] = words.slice(place, place + 2);
  if (word === word.toUpperCase() || !isEnglishWord(word)) return false;
  const before = place === 0 ? 0 : sentence.indexOf(words[place - 1] ?? '');
  const at = sentence.indexOf(word, before);
  const isFirst = place === 0 || /[:"“”„(]\s?$/.test(sentence.slice(0, at));
  // "Mayo Clinic" is a name, "Advertisement: Pay is ..." and "Meanwhile I ..." begin with a word.
  const isPair = /^\p{Lu}\p{L}/u.test(next) && !/^[:;,.–—-]/.test(sentence.slice(at + word.length));
  return isFirst && !isPair;
}

function isHeading(sentence: string, words: string[]): boolean {
  const long = words.filter(({ length }) => length > 3);
  const capitals = long.filter(isName).length;
  return !/[.!?]$/.test(sentence.trim()) && capitals / Math.max(1, long.length) >= 0.6;
}

/** We're, You've, I'd, Don't. */
const contraction = /^\p{Lu}\p{Ll}{0,6}['’](?:re|ve|ll|d|m|t)$/u;

function isName(word: string): boolean {
  if (contraction.test(word)) return false;
  return /^[.]?\p{Lu}/u.test(word) || /\p{Ll}\p{Lu}/u.test(word);
}

/** Said by the job, the organization, the figures or the bundled data, or known to everybody. */
function isGiven(word: string, known: ReadonlySet<string>): boolean {
  const lower = word.replace(/['’]s?$/u, '').toLowerCase();
  const single = lower.replace(/s$/, '');
  if ([lower, single].some((form) => known.has(form) || everydayNames.has(form))) return true;
  const parts = lower.split(/[-/&.]/).filter(Boolean);
  return parts.length > 1 && parts.every((part) => isGiven(part, known));
}

function isKnown(word: string, known: ReadonlySet<string>): boolean {
  const bare = word.replace(/['’]s?$/u, '');
  if (bare.length === 1 || isGiven(bare, known)) return true;
  const isShortForm = bare.length > 1 && bare === bare.toUpperCase() && /\p{Lu}/u.test(bare);
  if (isShortForm)
    return officeShortForms.has(bare) || isShouted(bare) || isSplitKnown(bare, known);
  return isOrdinary(bare) || isSplitKnown(bare, known);
}

/** "MANDATORY" is a word, "PMP" is not. */
const isShouted = (word: string) => word.length > 3 && isOrdinary(word);

function isSplitKnown(word: string, known: ReadonlySet<string>): boolean {
  const parts = word.split(/[-/&.]/).filter(Boolean);
  return parts.length > 1 && parts.every((part) => isKnown(part, known));
}
