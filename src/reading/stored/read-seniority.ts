import type { Brief, Fact, FactSource } from '#shared/brief.ts';
import type { Found } from '#shared/reading.ts';
import { citeIn, type JobDocument } from './job-document.ts';

type Seniority = Brief['seniority'];
type Level = NonNullable<Seniority['level']>;

/** Tested in order on the title. */
const titleLevels: [RegExp, Level][] = [
  [
    /\b(?:chief \w+(?: \w+)? officer|c[efimoprst]o|ciso|president(?! assistant)|managing director|executive director|geschäftsführer\w*|directeur général)\b/i,
    'executive',
  ],
  [
    /\b(?:vice president|[sea]?vp|director|head of|superintendent of|leiter\w*|leitung|directeur|directrice|elections administrator)\b/i,
    'director',
  ],
  [
    /\b(?:intern|trainee|apprentice|entry[- ]level|graduate|cadet|student|azubi|auszubildende\w*|praktikant\w*|stagiaire|werkstudent\w*)\b/i,
    'entry',
  ],
  [/\b(?:junior|jr)\b/i, 'junior'],
  [
    /\b(?:lead|principal|staff(?= \p{L}*(?: \p{L}+)? ?(?:engineer|scientist|designer|developer|data|software))|foreman|team lead\w*|charge|teamleit\w+|chef d'équipe)\b/iu,
    'lead',
  ],
  [/\b(?:senior|sr|iii|iv)\b/i, 'senior'],
  [/\b(?:supervisor|manager|superintendent|manageress|vorarbeiter\w*)\b/i, 'manager'],
];

/** Managers of things rather than of people: the word says nothing of the level. */
const managesThings =
  /\b(?:product|project|program(?:me)?|account|case|care|property|community|social media|campaign|success|relationship|category|content|event|events|territory|portfolio|brand|marketing|data|contract|contracts|grants?|risk|key account|development|partnerships?) manager\b/i;

const words: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  ein: 1,
  zwei: 2,
  drei: 3,
  fünf: 5,
  un: 1,
  deux: 2,
  trois: 3,
  cinq: 5,
};
const number = String.raw`(\d{1,2}|${Object.keys(words).join('|')})`;
const range = new RegExp(
  String.raw`\b${number}\s?(?:\(\d{1,2}\)\s?)?(\+|plus|or more)?\s?(?:(?:-|–|to|bis|à)\s?${number}\s?(?:\(\d{1,2}(?:\s?[-–]\s?\d{1,2})?\)\s?)?(?:\+\s?)?)?(?:full |or more |plus )?(?:years?|yrs?|jahren?|ans\b|année)`,
  'iu',
);

/** How experienced the person should be, as the title and the demands say; null where they do not. */
export function readSeniority(
  title: string,
  facts: readonly Fact[],
  read: Found<number> | null,
  document: JobDocument,
): Seniority {
  const found = readYears(facts) ?? takeYears(read, document);
  const own = title.replace(
    /\b(?:assistant|secretary|advisor|adviser|partner) to\b.*$/i,
    'assistant',
  );
  const named = titleLevels.find(
    ([pattern, level]) => pattern.test(own) && !(level === 'manager' && managesThings.test(own)),
  );
  const inTitle = named?.[0].exec(own);
  const years = found ? { min: found.min, max: found.max } : null;
  if (named && inTitle) {
    return {
      level: named[1],
      years,
      source: { from: 'job', field: 'title', quote: inTitle[0], start: inTitle.index },
    };
  }
  return {
    level: found ? levelOf(found.min ?? found.max ?? 0) : null,
    years,
    source: found?.source ?? null,
  };
}

function levelOf(years: number): Level {
  if (years < 1) return 'entry';
  if (years < 3) return 'junior';
  return years < 6 ? 'mid' : 'senior';
}

interface Years {
  min: number | null;
  max: number | null;
  source: FactSource;
}

const sure = 0.5;

/** Years that the text asks for outside its lists of demands. */
function takeYears(read: Found<number> | null, document: JobDocument): Years | undefined {
  const source = read && read.confidence >= sure ? citeIn(document, read.evidence[0]) : null;
  return read && source ? { min: read.value, max: null, source } : undefined;
}

/** The largest number of years that a must-have asks for. */
function readYears(facts: readonly Fact[]): Years | undefined {
  let best: Years | undefined;
  for (const { kind, importance, text, source } of facts) {
    if (kind !== 'experience' || importance !== 'must') continue;
    const match = range.exec(text);
    if (!match) continue;
    const least = readAlternatives(text);
    if (least) {
      if (least.max > (best?.min ?? -1)) best = { ...least, source };
      continue;
    }
    const min = toNumber(match[1]);
    const max = match[3] === undefined ? null : toNumber(match[3]);
    if (min !== null && min <= mostYears && min > (best?.min ?? -1)) best = { min, max, source };
  }
  return best;
}

/** "5 years and a Bachelor's; or 3 years and a Master's": fewer years do for who has learned more. */
function readAlternatives(text: string): { min: number; max: number } | undefined {
  const ways = text.split(/[;,]?\s(?:and\/)?or\s/i).map((way) => toNumber(range.exec(way)?.[1]));
  const years = ways.filter((way) => way !== null);
  if (years.length < 2 || !degree.test(text)) return undefined;
  const [min, max] = [Math.min(...years), Math.max(...years)];
  return min < max && max <= mostYears ? { min, max } : undefined;
}

const mostYears = 20;
const degree =
  /\b(?:degree|bachelor|master|ph\.?d|doctorate|diploma|bsc|msc|associate|high school)/i;

const toNumber = (word: string | undefined): number | null =>
  word === undefined ? null : (words[word.toLowerCase()] ?? Number(word));
