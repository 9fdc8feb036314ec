import type { Brief, Fact } from '#shared/brief.ts';
import { memoize } from '#shared/memoize.ts';
import { numberNames, seasonNouns, southern, seasonStarts, type Season } from './term.data.ts';

/** How long a job lasts that does not go on for good, as far as the advertisement says it. */
export interface Term {
  /** Null where only its season is told. */
  length: { min: number; max: number; unit: Unit; isMost: boolean; isLeast: boolean } | null;
  season: { name: Season; year: number | null; isStudy: boolean } | null;
  /** Whether the text says that it may be extended, or become a post for good. */
  mayGoOn: boolean;
  mayStay: boolean;
}
export type Unit = 'week' | 'month' | 'year';

const daysIn: Record<Unit, number> = { week: 7, month: 30, year: 365 };
const aYear = 330;

const count = String.raw`(\d{1,2}|${numberNames.join('|')})`;
const span = String.raw`${count}(\+?)(?: ?(?:-|–|to) ?${count})?\+?[- ]?(weeks?|months?|years?)`;
const filler =
  '(?:fixed|limited|temporary|initial|maternity|paternity|parental|full[- ]time|part[- ]time|FT|paid|term|structured|rolling|renewable|virtual|all-virtual|remote|summer|contract)';
const kind =
  '(?:term|contract|assignment|placement|internship|secondment|cover|FTC|engagement|appointment)';
/** "a 14-week term", "6 month FTC" */
const before = new RegExp(
  String.raw`(?<!\b(?:each|every|after|than|first|last|completed an?) )\b${span}['’]?[-, ]{1,2}(?:${filler}[-, ]{1,2}){0,3}?(?:${kind}|(?:${filler} )(?:position|role|opportunity|job))\b(?! experience)`,
  'i',
);
/** "contractual for 5 months", "Duration: 6 months", "internship lasting 10-12 weeks" */
const behind = new RegExp(
  String.raw`\b(?:fixed[- ]term|temporary|contract(?:ual)?|maternity cover|FTC|secondment|internship|placement|seasonal|assignment|interim|engagement|duration|length)\b([^.;\d]{0,40}?)(?:\b(?:for|of|is|lasts?|lasting|maximum|minimum|about|around|approximately|approx\.?|up to|at least|initially|an initial)\s|[:(–—-]\s?)${span}\b(?!['’]? (?:of |relevant |prior )?(?:experience|probation|notice|service))`,
  'i',
);
/** A position that comes back every school year is a post for good. */
const spanOfRole = new RegExp(
  String.raw`(?<!\b(?:each|every|after|than|first|last) )\b${span} (?:position|role)\b(?! experience)`,
  'i',
);
const schoolYear = { least: 9, most: 11 };
const ofOthers = /\b(?:experience|probation\w*|notice|completed|warranty|guarantee)\b/i;
const orForGood =
  /\bpermanent (?:\p{L}+ )?(?:and|or)\b|\b(?:and|or) (?:an? )?permanent\b|\b(?:1r?st|2nd|second) assignment\b/iu;
const most = /\b(?:max(?:imum)?|up to|at most|no (?:more|longer) than|limited to)\b/i;
const least = /\b(?:min(?:imum)?|at least)\b/i;
const goesOn =
  /\b(?:extension|extend(?:ed|able)?|renew(?:al|able|ed)|may be (?:extended|renewed)|ongoing work)\b/i;

const stays =
  /\b(?:contract|temp)[- ]to[- ](?:hire|perm\w*)\b|\bbecom(?:e|ing) permanent\b|\b(?:conversion|convert(?:ed|ing)?) to (?:a )?(?:full[- ]time|permanent)\b|\bgo(?:ing)? permanent\b/i;
const ofStudies =
  /\b(?:enrol\w*|tuition|receipt|graduat\w+|degree|sophomore|junior|enrollment|staff)\b/i;

const silent: ReadonlySet<Fact['kind']> = new Set(['experience', 'education', 'licence', 'trait']);

const linesOf = (brief: Brief): string[] => [
  brief.title.given,
  ...brief.deal.filter(({ kind }) => kind === 'length').map(({ text }) => text),
  ...[brief.employmentType, brief.hours, brief.startDate].flatMap((said) =>
    said ? [said.text, said.source.from === 'job' ? said.source.quote : ''] : [],
  ),
  ...brief.facts
    .filter((fact) => !silent.has(fact.kind))
    .flatMap(({ text, source }) => [text, source.from === 'job' ? source.quote : '']),
  ...brief.employerBlocks.map(({ text }) => text),
];

const toCount = (text: string): number => {
  const at = numberNames.indexOf(text.toLowerCase());
  return at === -1 ? Number(text) : at + 1;
};

function readLength(line: string): Term['length'] {
  const own = before.exec(line) ?? spanOfRole.exec(line);
  const told = own ? null : behind.exec(line);
  const found = own ?? told;
  if (!found || orForGood.test(line)) return null;
  const [between, low = '', plus = '', high, unit = ''] = told
    ? found.slice(1)
    : ['', ...found.slice(1)];
  if (ofOthers.test(between ?? '')) return null;
  const min = toCount(low);
  const max = high === undefined ? min : toCount(high);
  const isRole = own !== null && !before.test(line);
  const one = unit.toLowerCase().replace(/s$/, '') as Unit;
  if (min === 0 || max < min) return null;
  if (isRole && one === 'month' && min >= schoolYear.least && max <= schoolYear.most) return null;
  const around = line.slice(Math.max(0, found.index - 30), found.index + found[0].length);
  return {
    min,
    max,
    unit: one,
    isMost: most.test(around),
    isLeast:
      plus === '+' ||
      least.test(around) ||
      line.slice(found.index + found[0].length).startsWith('+'),
  };
}

const season = '(summer|spring|fall|autumn|winter)';
const ofSeason = new RegExp(
  String.raw`\b(?:(20\d\d) )?${season}(?: of)?(?: (20\d\d))?(?: (?:paid |remote |virtual )?(${seasonNouns}))?\b`,
  'gi',
);
const duringIt = /\b(?:for|during|over|this|next) (?:the |this )?(?:upcoming |coming |next )?$/i;
const forATime =
  /\b(?:intern(?:ship)?s?|seasonal|temporary|clerk(?:ship)?s?|camp|student)\b|\bsummer\b/i;

/** "Summer 2027", "the summer term": only of a job that is for a time. */
function readSeason(line: string): Term['season'] {
  if (ofStudies.test(line)) return null;
  for (const match of line.matchAll(ofSeason)) {
    const [all, first, name = '', second, noun] = match;
    const year = first ?? second;
    const isMeant =
      noun !== undefined || year !== undefined || duringIt.test(line.slice(0, match.index));
    if (
      !isMeant ||
      /^ (?:part(?:y|ies)|events?|hours|flex|break|menu|park|boot)/i.test(
        line.slice(match.index + all.length),
      )
    )
      continue;
    const season = name.toLowerCase().replace('autumn', 'fall') as Season;
    return {
      name: season,
      year: year === undefined ? null : Number(year),
      isStudy: /^(?:semester|term|university)/i.test(noun ?? ''),
    };
  }
  return null;
}

/** Null where the job goes on for good, or nothing is said of its length or season. */
export const findTerm = memoize((brief: Brief): Term | null => {
  const lines = linesOf(brief).filter(Boolean);
  const length = lines.map(readLength).find((found) => found !== null) ?? null;
  const isForATime =
    length !== null || forATime.test(`${brief.employmentType?.text ?? ''} ${brief.title.given}`);
  const season = isForATime
    ? (lines.map(readSeason).find((found) => found !== null) ?? null)
    : null;
  if (length === null && season === null) return null;
  return {
    length,
    season,
    mayGoOn: lines.some((line) => goesOn.test(line)),
    mayStay: lines.some((line) => stays.test(line)),
  };
});

/** Days at the most; a season is over after three months. */
export const daysOfTerm = ({ length }: Term): number =>
  length === null ? 92 : length.max * daysIn[length.unit];

/** A sum for a year would promise what the job does not pay. */
export function isUnderAYear(brief: Brief): boolean {
  const term = findTerm(brief);
  return term !== null
    ? daysOfTerm(term) < aYear && !term.length?.isLeast
    : /\b(?:seasonal|temporary|internship)\b/i.test(brief.employmentType?.text ?? '');
}

/** "14 weeks at most", "10 to 14 weeks", "6 months or more"; null without a length. */
export function sayLength({ length }: Term): string | null {
  if (length === null) return null;
  const { min, max, unit, isMost, isLeast } = length;
  const units = max === 1 ? unit : `${unit}s`;
  const amount = min === max ? `${max} ${units}` : `${min} to ${max} ${units}`;
  return `${amount}${isMost && min === max ? ' at most' : isLeast ? ' or more' : ''}`;
}

/** The weeks a term has, for sums of its pay; null where its length is open. */
export function weeksOfTerm(brief: Brief): { min: number; max: number; said: string } | null {
  const term = findTerm(brief);
  const length = term?.length;
  const said = term && sayLength(term);
  if (!length || !said || length.isLeast || length.unit !== 'week') return null;
  // "At most 14 weeks" may be fewer: only the full length can be summed.
  return { min: length.min, max: length.max, said: said.replace(' at most', '') };
}

/** The next first day of the season; the day itself is an assumption of ours. */
export function startOfSeason(
  { name, isStudy }: NonNullable<Term['season']>,
  today: string,
  country: string | null,
): string {
  const starts = southern.has(country ?? '')
    ? seasonStarts.south
    : isStudy
      ? seasonStarts.study
      : seasonStarts.north;
  const date = starts[name];
  const year = Number(today.slice(0, 4));
  return `${year}-${date}` > today ? `${year}-${date}` : `${year + 1}-${date}`;
}
