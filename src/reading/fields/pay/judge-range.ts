import { neverPay, notPayBehind, payBehind, payCues, targetEarnings } from './pay-words.ts';
import { readPeriodInWords } from './period.ts';
import type { WrittenPeriod } from './period.ts';
import type { MoneyRange } from './ranges.ts';

/** How sure the surroundings of a line make us that its amounts are pay. */
export interface PaySetting {
  /** A pay label or a pay heading governs the line. */
  isPayPlace: boolean;
  /** The top of the ad, where "Cook - Denver - $19/hr" stands. */
  isHeader: boolean;
  /** The label or heading itself, which may name the period. */
  heading: string;
  /** The value of a pay label: the only place where plain digits may be pay. */
  isPayValue: boolean;
  /** The line tells of the employer: its sums are revenues and funds. */
  isAboutOthers: boolean;
  /** The money of the place, for amounts that name none. */
  local: string | null;
}

export interface JudgedRange extends MoneyRange {
  score: number;
  isTarget: boolean;
  /** Not pay by itself, but it may be a step beside a figure that is. */
  isWeak: boolean;
}

const enough = 3;
/** Below this a sum without a period is no wage anywhere. */
const smallest = 7;
/** "$85/hr" is pay whatever stands far before it. */
const nearby = 34;
/** "$100,000 - $125,000": two amounts of that size are a salary unless the word right before says otherwise. */
const salaryPair = 20_000;
const closeBy = 18;

/** The range as pay, or undefined when nothing says that it is pay or something says that it is not. */
export function judgeRange(
  line: string,
  range: MoneyRange,
  setting: PaySetting,
): JudgedRange | undefined {
  if (range.isMillions || range.period === 'fortnight') return undefined;
  const before = clauseBefore(line, range.start);
  const after = line.slice(range.end, range.end + 60);
  const isByTheHour = range.currency !== null && periodScore(range.period) === 3;
  const isSalaryPair = range.isPair && range.currency !== null && (range.min ?? 0) >= salaryPair;
  const near = isByTheHour ? (before.slice(-nearby).split(', ').at(-1) ?? '') : before;
  const cue = nearestCue(isSalaryPair ? near.slice(-closeBy) : near);
  // "Salary of £31,000 per year Bonus each spring": the next line grew on.
  const isNextLine = cue === 'pay' && range.period !== null && /^ \p{Lu}\p{Ll}/u.test(after);
  const isOther = notPayBehind.test(after) && !isNextLine;
  if (isOther || cue === 'not pay' || neverPay.test(before)) return undefined;

  const isSaid = cue === 'pay' || payBehind.test(after);
  const hasMoneyForm =
    range.currency !== null ||
    isInThousands(line, range) ||
    (isSaid || setting.isPayPlace
      ? mayBeBarePay(range, setting)
      : isHourlyInHeader(range, setting));
  if (!hasMoneyForm) return undefined;

  const isApart = setting.isHeader && isSetApart(line, range);
  const { period, isNamed } = settlePeriod({ range, before, after, setting, isApart });
  if (period === 'fortnight') return undefined;
  if (period !== null && !isPlausible(range, period)) return undefined;

  const score =
    periodScore(range.period) +
    (isNamed ? 1 : 0) +
    (isSaid ? 3 : 0) +
    (setting.isPayPlace ? 4 : 0) +
    (setting.isHeader && range.looksLikeMoney ? 2 : 0) +
    (range.isPair ? 1 : 0) +
    (isApart ? 1 : 0) -
    (setting.isAboutOthers && !isByTheHour ? 3 : 0);
  if (period === null && (range.max ?? range.min ?? 0) < smallest) return undefined;
  const isTimeless = period === null && !setting.isPayValue && !(setting.isPayPlace && isSaid);
  const isWeak = score < enough || isTimeless;
  const isTarget =
    targetEarnings.test(before.split(/[,+&]/).at(-1) ?? '') ||
    /^[ (,]*(?:ote|on[- ]target|uncapped)/i.test(after);
  return { ...range, period, score, isTarget, isWeak };
}

/** Budgets and revenues come by the year and month too; hours and miles are pay. */
function periodScore(period: WrittenPeriod | null): number {
  if (period === null) return 0;
  return period === 'year' || period === 'month' ? 2 : 3;
}

/** "17-20/hr" at the top of an ad. */
function isHourlyInHeader(range: MoneyRange, { isHeader }: PaySetting): boolean {
  return isHeader && range.periodIsJoined && range.period === 'hour';
}

/** "42k - 48k per annum" */
const isInThousands = (line: string, range: MoneyRange): boolean =>
  range.isPair && range.period === 'year' && /\d{2,3}k\b/i.test(line.slice(range.start, range.end));

function mayBeBarePay(range: MoneyRange, { isPayValue }: PaySetting): boolean {
  const isLarge = (range.max ?? range.min ?? 0) >= 10_000;
  const isHourly = range.isPair && range.period === 'hour';
  return range.looksLikeMoney || range.periodIsJoined || (isPayValue && (isLarge || isHourly));
}

function clauseBefore(line: string, at: number): string {
  const before = line.slice(Math.max(0, at - 110), at);
  const breaks = [...before.matchAll(/[.;!?•](?=[ \t])|[ ]\|[ ]|\t/g)];
  const last = breaks.at(-1);
  return last ? before.slice(last.index + 1) : before;
}

function nearestCue(clause: string): 'pay' | 'not pay' | undefined {
  if (!/\p{L}{2}/u.test(clause)) return undefined;
  let cue: 'pay' | 'not pay' | undefined;
  for (const match of clause.matchAll(payCues)) cue = match[1] === undefined ? 'pay' : 'not pay';
  return cue;
}

function settlePeriod(input: {
  range: MoneyRange;
  before: string;
  after: string;
  setting: PaySetting;
  isApart: boolean;
}): { period: WrittenPeriod | null; isNamed: boolean } {
  const { range, before, after, setting, isApart } = input;
  if (range.period !== null) return { period: range.period, isNamed: false };
  const behind = /^[^.;]{0,40}/.exec(after)?.[0] ?? '';
  for (const words of [before, setting.heading, behind]) {
    const named = readPeriodInWords(words);
    if (named !== undefined && isPlausible(range, named)) return { period: named, isNamed: true };
  }
  const local = { ...range, currency: range.currency ?? setting.local };
  const implied = impliedPeriod(local, /^[ (]*(?:brut|brutto|netto|net)\b/i.test(after));
  // A small sum in running text may be anything; only where pay is expected is it an hour's.
  const isTooSmall = implied === 'hour' && !setting.isPayPlace && !isApart;
  return { period: isTooSmall ? null : implied, isNamed: false };
}

/** Where pay is told by the month: the least and the most that a month brings. */
const paidByMonth: Partial<Record<string, [least: number, most: number]>> = {
  AED: [1000, 60_000],
  BDT: [8000, 300_000],
  BRL: [1000, 40_000],
  CZK: [10_000, 150_000],
  EGP: [3000, 150_000],
  GHS: [500, 30_000],
  HUF: [150_000, 3_000_000],
  INR: [5000, 149_999],
  KES: [8000, 600_000],
  LKR: [20_000, 600_000],
  MXN: [5000, 150_000],
  MYR: [1000, 40_000],
  NGN: [20_000, 2_000_000],
  PHP: [8000, 400_000],
  PKR: [15_000, 600_000],
  PLN: [3000, 60_000],
  QAR: [1000, 60_000],
  SAR: [1000, 60_000],
  THB: [8000, 300_000],
  ZAR: [3000, 69_999],
};

/** Nobody earns 60,000 dollars an hour: a salary far above or below says its period by its size. */
function impliedPeriod(
  { min, max, currency }: Pick<MoneyRange, 'min' | 'max'> & { currency: string | null },
  isBeforeTax: boolean,
): WrittenPeriod | null {
  const value = max ?? min ?? 0;
  const monthly = currency === null ? undefined : paidByMonth[currency];
  if (monthly) return value > monthly[1] ? 'year' : value >= monthly[0] ? 'month' : null;
  if (isBeforeTax && currency === 'EUR' && value >= 1000 && value < 10_000) return 'month';
  if (value >= 14_000) return 'year';
  return value >= 7 && value <= 130 && currency !== null ? 'hour' : null;
}

const limits: Record<Exclude<WrittenPeriod, 'fortnight'>, [number, number]> = {
  hour: [3, 700],
  day: [30, 8000],
  week: [100, 15_000],
  month: [200, 150_000],
  year: [2000, 3_000_000],
  mile: [0.15, 5],
};
const largeUnits = new Set<string>(
  'INR JPY PHP CZK KES NGN THB IDR VND HUF EGP PKR BDT LKR KRW UAH MXN'.split(' '),
);

function isPlausible({ min, max, currency }: MoneyRange, period: WrittenPeriod): boolean {
  if (period === 'fortnight') return true;
  const [least, most] = limits[period];
  const scale = currency !== null && largeUnits.has(currency) ? 60 : 1;
  const low = min ?? max ?? 0;
  const high = max ?? min ?? 0;
  return low >= least && high <= most * scale;
}

/** "Cardiff | £25,500": an amount that is a part of a top line by itself. */
function isSetApart(line: string, { start, end }: MoneyRange): boolean {
  return (
    /(?:^|[|·•–\t]\s?|\s-\s?)$/.test(line.slice(0, start)) &&
    /^(?:$|\s?[|·•–\t+]|\s-)/.test(line.slice(end))
  );
}
