import { convertPay, HOURS_A_YEAR } from '#market/pay/periods.ts';
import { describePosition, toRankEstimate } from '#market/pay/percentile.ts';
import { mayCallLow } from '#market/pay/call-low.ts';
import { sayHours } from '#market/pay/weekly-hours.ts';
import { markBelowMinimum } from '../questions/below-minimum.ts';
import { findEarnings } from './earnings.ts';
import { sayPaySteps } from './pay-steps.ts';
import type { Source } from '../source.ts';
import { isUnderAYear } from '../contract/term.ts';
import { sayWhatItIncludes } from './what-it-includes.ts';
import { sayTermPay } from './term-pay.ts';
import { sayMoney, sayRange, speakRange } from '#writing/money.ts';

const PER: Record<string, string> = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  year: 'a year',
  mile: 'a mile',
};

/** Everything any tool says of pay, in one place, so that no two tools differ. */
export type PayWords = {
  stated: boolean;
  /** "$32-$38 per hour", or the job's own words, or null. */
  range: string | null;
  /** "$32 to $38 an hour", for running text. */
  spoken: string | null;
  /** What the advertisement says where that is more than the amounts: "£25,012 (£13.00 per hour)"; else as spoken. */
  said: string | null;
  /** "$66,560-$79,040 a year at 2,080 hours", where the job pays by the hour and the week is known; of a short job what all of it pays. */
  yearly: string | null;
  /** "about £17.65 an hour at 50 hours a week (arithmetic)", where a salary and its hours are stated. */
  hourly: string | null;
  /** " (paid overtime; $6,000 sign-on bonus for full-time staff)": what follows the amounts; may be empty. */
  beside: string;
  low: string | null;
  middle: string | null;
  high: string | null;
  /** "58th to 79th percentile" */
  percentiles: string | null;
  middlePercentile: string | null;
  middleRank: number | null;
  median: string | null;
  /** "116%" */
  ratio: string | null;
  /** "above", "around" or "below" the middle of the occupation; null too where the table says nothing of such a post. */
  standing: 'above' | 'around' | 'below' | null;
  source: string | null;
  method: string | null;
};

const AROUND = 0.05;
const namesPeriod =
  /(?:\b(?:per|an?|every)|\/)\s?(?:hour|hr|day|week|month|year|yr|annum|mile)\b|\b(?:hourly|annually|yearly|p\.?a\b)/i;
const firstAmount =
  /[£$€₹]\s?\d(?:[\d,.]*\d)?k?(?:\s?(?:[-–]|to|and)\s?[£$€₹]?\d(?:[\d,.]*\d)?k?)*/i;

/** An amount without its period gets it, as it was read. */
/** "Depending on Experience and Education": no names, whatever their capitals. */
const condition =
  /(?<=\d[\d.,kK]*(?: (?:per|an?) \p{L}+)?[,;]? ?\(?)(?:Depend(?:ing|ent)|Based|Commensurate)(?: \p{L}+){1,6}/u;
const calmCondition = (words: string): string =>
  words.replace(condition, (said) => said.toLowerCase());

const withPeriod = (words: string, period: string | undefined): string =>
  period === undefined || namesPeriod.test(words)
    ? words
    : words.replace(firstAmount, (amount) => `${amount} ${period}`);

function sayYearly({ brief }: Source): string | null {
  const { pay } = brief;
  if (!pay?.annual || pay.period !== 'hour') return null;
  if (isUnderAYear(brief)) return sayTermPay(brief);
  if (findEarnings(brief)) return null;
  const amounts = sayRange(pay.annual, pay.currency);
  const { weeklyHours } = pay;
  const basis =
    weeklyHours && weeklyHours.from !== 'usual'
      ? `${sayHours(weeklyHours)} hours a week`
      : `${HOURS_A_YEAR.toLocaleString('en-US')} hours`;
  return amounts ? `${amounts} a year at ${basis}` : null;
}

/** Only where the advertisement names both: a usual week would be a guess. */
function sayHourly({ brief }: Source): string | null {
  const { pay } = brief;
  if (findEarnings(brief)) return null;
  const { weeklyHours, hourly } = pay ?? {};
  if (!pay || pay.period !== 'year' || weeklyHours?.from !== 'stated' || !hourly) return null;
  const round = (amount: number | null): number | null =>
    amount === null ? null : Math.round(amount * 100) / 100;
  const [low, high] = [round(hourly.min), round(hourly.max)];
  // The most hours make the least an hour.
  const isTurned = low !== null && high !== null && low > high;
  const amounts = isTurned ? { min: high, max: low } : { min: low, max: high };
  const said = speakRange(amounts, pay.currency);
  return said
    ? `about ${said} an hour at ${sayHours(weeklyHours)} hours a week (arithmetic)`
    : null;
}

/** What nobody guarantees is never said as pay. */
export const expected = ' in expected earnings';

const mostBeside = 4;

/** The other period and the terms, in brackets behind the amounts. */
function sayBeside(source: Source): string {
  const isEarned = findEarnings(source.brief)?.isExpected === true;
  const parts = [
    sayYearly(source),
    sayHourly(source),
    // What decides within the range stands in the sentence on the pay.
    ...source.brief.payTerms
      .filter(({ kind }) => kind !== 'decides' && !(isEarned && kind === 'commission'))
      .map(({ text }) => text),
    isEarned ? 'expected, not fixed [base: ask]' : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? '' : ` (${parts.slice(0, mostBeside).join('; ')})`;
}

function sayPosition({ brief, market }: Source) {
  const position = market.payPosition;
  // Earnings that nobody guarantees stand nowhere on a scale of wages.
  if (!position || findEarnings(brief)?.isExpected) return null;
  const { low, high, midpoint, median, ratioToMedian, period } = position;
  const [from, to, middle] = [low, high, midpoint].map(({ position: at }) => describePosition(at));
  const bothAt = low.position.kind === 'at' && high.position.kind === 'at';
  const per = period === 'hour' ? 'an hour' : 'a year';
  return {
    percentiles:
      from === to
        ? from!
        : bothAt
          ? `${from!.replace(' percentile', '')} to ${to}`
          : `${from!.replace(' percentile', '')} to ${high.position.kind === 'at' ? 'the ' : ''}${to}`,
    middlePercentile: middle!,
    middleRank: toRankEstimate(midpoint.position),
    median: median === null ? null : `${sayMoney(median)} ${per}`,
    middle: sayMoney(midpoint.amount),
    ratio: ratioToMedian === null ? null : `${Math.round(ratioToMedian * 100)}%`,
    standing:
      ratioToMedian === null
        ? null
        : ratioToMedian > 1 + AROUND
          ? ('above' as const)
          : ratioToMedian < 1 - AROUND
            ? mayCallLow(brief, position)
              ? ('below' as const)
              : null
            : ('around' as const),
    source: position.source,
    method: position.method,
  };
}

/** An advertisement that says "about" promises nothing more exact. */
const roughly = /^(?:approx\w*\.?|about|around|circa)\s/i;
const proRata = /\bpro[- ]?rata\b/i;

/** "£40,000 FTE (£24,000 actual)": what is paid beside what a full week would be, and no range. */
const sayActual = (words: string): string | null =>
  /\b(?:FTE|full[- ]time equivalent)\b/i.test(words) && /\bactual\b/i.test(words) ? words : null;

export function sayPay(source: Source): PayWords {
  const { pay } = source.brief;
  const position = sayPosition(source);
  const amounts = pay && sayRange(pay, pay.currency);
  const period = pay?.period;
  const money = (amount: number | null | undefined): string | null =>
    amount === null || amount === undefined ? null : sayMoney(amount, pay!.currency);
  const middle =
    pay && pay.min !== null && pay.max !== null && pay.min !== pay.max
      ? sayMoney(Math.round(((pay.min + pay.max) / 2) * 100) / 100, pay.currency)
      : null;
  const steps = pay?.words
    ? (sayPaySteps(pay.words, period ? PER[period] : undefined) ?? sayActual(pay.words))
    : null;
  const about = amounts && roughly.test(pay?.words ?? '') ? 'about ' : '';
  const spoken = pay
    ? amounts && period
      ? `${about}${speakRange(pay, pay.currency)} ${PER[period]}`
      : amounts
        ? `${about}${speakRange(pay, pay.currency)}`
        : pay.stated
    : null;
  const isEarned = findEarnings(source.brief)?.isExpected === true;
  // Whoever hears the sum alone takes it for what is paid.
  const ofPart = amounts && proRata.test(pay?.words ?? '') ? ' pro rata' : '';
  const includes = amounts ? sayWhatItIncludes(pay?.words) : '';
  const mark = (said: string | null): string | null =>
    said && `${said}${ofPart}${isEarned ? expected : includes}`;
  const warning = markBelowMinimum(source);
  const warn = (said: string | null): string | null => said && `${said}${warning}`;
  return {
    stated: Boolean(pay),
    range:
      steps ??
      (pay ? (amounts && period ? `${amounts} per ${period}` : amounts || pay.stated) : null),
    spoken: warn(steps ?? mark(spoken)),
    said: warn(
      steps ??
        (pay?.words && !isEarned
          ? withPeriod(calmCondition(pay.words), period ? PER[period] : undefined)
          : mark(spoken)),
    ),
    yearly: sayYearly(source),
    hourly: sayHourly(source),
    beside: sayBeside(source),
    low: money(pay?.min ?? pay?.max),
    middle: middle ?? money(pay?.min ?? pay?.max),
    high: money(pay?.max ?? pay?.min),
    percentiles: position?.percentiles ?? null,
    middlePercentile: position?.middlePercentile ?? null,
    middleRank: position?.middleRank ?? null,
    median: position?.median ?? null,
    ratio: position?.ratio ?? null,
    standing: position?.standing ?? null,
    source: position?.source ?? null,
    method: position?.method ?? null,
  };
}

/** Managers, specialists, engineers, lawyers, teachers and sellers are hired by the year. */
const salaried = /^(?:11|13|15|17-[12]|19-[1-3]|23-1|25-[1-3]|27|41-[349])/;
/** Whoever treats under their own name is as well: physicians, dentists, nurse practitioners, veterinarians. */
export const treatsByYear = /^29-(?:10[1248]|1071|1131|115|116|117|12)/;

const isHiredByYear = (soc: string): boolean => salaried.test(soc) || treatsByYear.test(soc);

/** A public figure of the occupation at one percentile, in the period the job pays in. */
export function sayPercentile(
  { market, brief }: Source,
  rank: 10 | 25 | 50 | 75 | 90,
): string | null {
  const row = market.payRow;
  if (!row) return null;
  const yearly = market.payPosition
    ? market.payPosition.period === 'year'
    : brief.pay?.period === 'year' ||
      row.hourly[50] === null ||
      (!brief.pay && isHiredByYear(market.profile.soc ?? ''));
  const own = yearly ? row.annual[rank] : row.hourly[rank];
  const other = yearly ? row.hourly[rank] : row.annual[rank];
  // A figure cut off at the top of the table says less than the same one of the other period.
  const found =
    own && !(own.atLeast && other && !other.atLeast)
      ? own
      : other && {
          ...other,
          amount:
            Math.round(
              100 * convertPay(other.amount, yearly ? 'hour' : 'year', yearly ? 'year' : 'hour'),
            ) / 100,
        };
  if (!found) return null;
  return `${found.atLeast ? 'at least ' : ''}${sayMoney(found.amount)} ${yearly ? 'a year' : 'an hour'}`;
}
