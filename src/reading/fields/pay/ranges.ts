import type { Amount } from './amounts.ts';
import type { Currency } from './currency.ts';
import type { WrittenPeriod } from './period.ts';

/** One amount or a pair that belongs together, in whole units of its currency. */
export interface MoneyRange {
  min: number | null;
  max: number | null;
  currency: Currency | null;
  period: WrittenPeriod | null;
  periodIsJoined: boolean;
  /** Written with k, a thousands separator or a currency: more than a bare number. */
  looksLikeMoney: boolean;
  isMillions: boolean;
  isPair: boolean;
  start: number;
  end: number;
}

const factor = { thousand: 1000, lakh: 100_000, crore: 10_000_000, million: 1_000_000, cent: 0.01 };

/** Ends further apart are two figures, as in "GS-15 - $102,646". */
const widest = 8;

const between =
  /^[ ]?(?:[-–~/]|to|thru|through|to (?:an? )?max(?:imum)? (?:salary |pay |rate )?of|bis|bis zu|à|a|do|-[ ]?to|up to|und|and|et|i)[ ]?$/i;
/** "Step 1 $74,441 - Step 10 $96,770" */
const betweenSteps = /^[ ]?\(?(?:step \d{1,2})?\)?[ ]?(?:[-–]|to)[ ]?\(?step \d{1,2}\)?[: ]{0,2}$/i;
const needsOpening = /^[ ]?(?:und|and|et|i|a|do)[ ]?$/i;
const opening =
  /\b(?:between|range[sd]? (?:is |of |from )?|from|zwischen|entre|von|de|od|między)[ ]?$/i;

export function joinRanges(line: string, amounts: readonly Amount[]): MoneyRange[] {
  const ranges: MoneyRange[] = [];
  for (let i = 0; i < amounts.length; i += 1) {
    const low = amounts[i];
    const high = amounts[i + 1];
    if (!low) continue;
    const pair = high && joinPair(line, low, high);
    if (pair) i += 1;
    ranges.push(pair ?? readSingle(line, low));
  }
  return ranges;
}

function joinPair(line: string, low: Amount, high: Amount): MoneyRange | undefined {
  const gap = line.slice(low.end, high.start);
  if (gap.length > 24 || !(between.test(gap) || betweenSteps.test(gap))) return undefined;
  if (needsOpening.test(gap) && !opening.test(line.slice(Math.max(0, low.start - 20), low.start)))
    return undefined;
  if (low.currency && high.currency && low.currency !== high.currency) return undefined;
  if (low.period && high.period && low.period !== high.period) return undefined;
  if (isYearSpan(low, high) || isOtherMeasure(line, high)) return undefined;

  const lowUnit = low.unit ?? (low.number < 1000 && !low.hasGroups ? high.unit : null);
  const highUnit =
    high.unit ?? (low.unit && high.number < 1000 && !high.hasGroups ? low.unit : null);
  const min = scale(low.number, lowUnit);
  const max = scale(high.number, highUnit);
  if (max < min || max > min * widest) return undefined;
  return {
    min,
    max: high.orMore && high.end === low.end ? null : max,
    currency: low.currency ?? high.currency,
    period: high.period ?? low.period,
    periodIsJoined: low.periodIsJoined || high.periodIsJoined,
    looksLikeMoney: looksLikeMoney(low) || looksLikeMoney(high),
    isMillions: lowUnit === 'million' || highUnit === 'million',
    isPair: true,
    start: low.start,
    end: high.end,
  };
}

/** "The starting salary for this post is: " */
const startsSo = /\bstarting (?:salary|pay|wage|rate)\b[^.;$£€\d]{0,40}$/i;

function readSingle(line: string, amount: Amount): MoneyRange {
  const value = scale(amount.number, amount.unit);
  const lead = line.slice(Math.max(0, amount.start - 28), amount.start);
  const tail = line.slice(amount.end, amount.end + 16);
  const isMost =
    /\b(?:up ?to|max(?:imum|\.)?(?: of)?|as much as|bis(?: zu)?|jusqu'à|maksymalnie|do|capped at)[ :]?$/i.test(
      lead,
    );
  const isLeast =
    amount.orMore ||
    /\b(?:from|starting (?:at|from)|starts? (?:at|from)|min(?:imum|\.)?(?: of)?|at least|upwards of|ab|mindestens|à partir de|dès|od)[ :]?$/i.test(
      lead,
    ) ||
    startsSo.test(line.slice(Math.max(0, amount.start - 70), amount.start)) ||
    /^[ ]?(?:and up|or more|plus\b(?![ ]\w)|upwards)/i.test(tail);
  return {
    min: isMost ? null : value,
    max: isLeast && !isMost ? null : value,
    currency: amount.currency,
    period: amount.period,
    periodIsJoined: amount.periodIsJoined,
    looksLikeMoney: looksLikeMoney(amount),
    isMillions: amount.unit === 'million',
    isPair: false,
    start: amount.start,
    end: amount.end,
  };
}

function looksLikeMoney(amount: Amount): boolean {
  return amount.currency !== null || amount.unit === 'thousand' || amount.hasGroups;
}

function scale(number: number, unit: Amount['unit']): number {
  return unit ? Math.round(number * factor[unit] * 10_000) / 10_000 : number;
}

function isYearSpan(low: Amount, high: Amount): boolean {
  const isYear = ({ number, currency, unit, hasGroups }: Amount): boolean =>
    !currency && !unit && !hasGroups && number >= 1950 && number <= 2100;
  return isYear(low) && isYear(high);
}

function isOtherMeasure(line: string, high: Amount): boolean {
  return (
    high.currency === null &&
    /^[ ]?(?:%|years?|yrs|hours|hrs|days|weeks|months|people|employees|lbs?|pounds|kg|miles(?! ?\/)|jahre|ans|personnes|\))/i.test(
      line.slice(high.end, high.end + 14),
    )
  );
}
