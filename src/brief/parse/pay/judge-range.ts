import { notPayBehind, payBehind, payCues, targetEarnings } from './pay-words.ts';
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
}

export interface JudgedRange extends MoneyRange {
  score: number;
  isTarget: boolean;
}

const enough = 3;

/** The range as pay, or undefined when nothing says that it is pay or something says that it is not. */
export function judgeRange(
  line: string,
  range: MoneyRange,
  setting: PaySetting,
): JudgedRange | undefined {
  if (range.isMillions || range.period === 'fortnight') return undefined;
  const before = clauseBefore(line, range.start);
  const after = line.slice(range.end, range.end + 60);
  const cue = nearestCue(before);
  if (notPayBehind.test(after) || cue === 'not pay') return undefined;

  const isSaid = cue === 'pay' || payBehind.test(after);
  const hasMoneyForm =
    range.currency !== null || (isSaid || setting.isPayPlace ? mayBeBarePay(range) : false);
  if (!hasMoneyForm) return undefined;

  const period = settlePeriod(range, before, setting);
  if (period === 'fortnight') return undefined;
  if (period !== null && !isPlausible(range, period)) return undefined;
  if (period === null && !setting.isPayPlace) return undefined;

  const score =
    periodScore(range.period) +
    (isSaid ? 3 : 0) +
    (setting.isPayPlace ? 4 : 0) +
    (setting.isHeader && range.looksLikeMoney ? 2 : 0) +
    (range.isPair ? 1 : 0);
  if (score < enough) return undefined;
  const isTarget =
    targetEarnings.test(before.split(/[,+&]/).at(-1) ?? '') ||
    /^[ (,]*(?:ote|on[- ]target|uncapped)/i.test(after);
  return { ...range, period, score, isTarget };
}

/** Budgets and revenues come by the year and month too; hours and miles are pay. */
function periodScore(period: WrittenPeriod | null): number {
  if (period === null) return 0;
  return period === 'year' || period === 'month' ? 2 : 3;
}

function mayBeBarePay(range: MoneyRange): boolean {
  return range.looksLikeMoney || range.periodIsJoined || (range.max ?? range.min ?? 0) >= 10_000;
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

function settlePeriod(
  range: MoneyRange,
  before: string,
  setting: PaySetting,
): WrittenPeriod | null {
  if (range.period !== null) return range.period;
  const named = readPeriodInWords(before) ?? readPeriodInWords(setting.heading);
  if (named !== undefined && isPlausible(range, named)) return named;
  return impliedPeriod(range);
}

/** Nobody earns 60,000 dollars an hour: a salary far above or below says its period by its size. */
function impliedPeriod({ min, max, currency }: MoneyRange): WrittenPeriod | null {
  const value = max ?? min ?? 0;
  if (currency === 'INR') return value >= 150_000 ? 'year' : value >= 5000 ? 'month' : null;
  if (currency === 'PLN')
    return value >= 3000 && value <= 60_000 ? 'month' : value > 60_000 ? 'year' : null;
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
const largeUnits = new Set(['INR', 'JPY', 'PHP', 'CZK']);

function isPlausible({ min, max, currency }: MoneyRange, period: WrittenPeriod): boolean {
  if (period === 'fortnight') return true;
  const [least, most] = limits[period];
  const scale = currency !== null && largeUnits.has(currency) ? 60 : 1;
  const low = min ?? max ?? 0;
  const high = max ?? min ?? 0;
  return low >= least && high <= most * scale;
}
