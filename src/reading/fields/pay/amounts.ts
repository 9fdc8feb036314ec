import { readCurrencyAfter, readCurrencyBefore, writesDecimalPoint } from './currency.ts';
import type { Currency } from './currency.ts';
import { readNumber } from './number.ts';
import { readPeriodAfter } from './period.ts';
import type { WrittenPeriod } from './period.ts';

type Unit = 'thousand' | 'lakh' | 'crore' | 'million' | 'cent';

/** A number as written, with whatever makes it an amount of money. Offsets include currency and period. */
export interface Amount {
  /** As written: "90" in "90-120k" until the range gives it its thousand. */
  number: number;
  unit: Unit | null;
  currency: Currency | null;
  period: WrittenPeriod | null;
  periodIsJoined: boolean;
  /** "$25+" */
  orMore: boolean;
  hasGroups: boolean;
  start: number;
  end: number;
}

const written =
  /(?<![\d.,])(?:\d{1,3}(?:[,.' ]\d{3})+(?:[.,]\d{1,2})?|\d{1,2}(?:,\d{2}){1,3},\d{3}|\d{1,9}(?:[.,]\d{1,3})?|\.\d{2,3})(?!\d)/g;

const units: [RegExp, Unit][] = [
  [/^[ ]?(?:k|K|thousand|tsd\.?|mille)(?![\p{L}\d])/u, 'thousand'],
  [/^[ ]?[kKT](?=€|EUR|eur|Euro)/u, 'thousand'],
  [/^[ ]?(?:lakhs?|lacs?|lpa|l\.p\.a\.?)(?![a-zÀ-ɏ\d])/i, 'lakh'],
  [/^[ ]?crores?(?![a-zÀ-ɏ\d])/i, 'crore'],
  [
    /^[ ]?(?:m|mm|mn|mio|million|millions|millionen|b|bn|billion|mrd|milliarden|trillion)(?![a-zÀ-ɏ\d])/i,
    'million',
  ],
  [/^[ ]?(?:¢|cents?|cpm)(?![a-zÀ-ɏ\d])/i, 'cent'],
];

/** Every number of a line that might be money. Those without a currency need a context to become pay. */
export function readAmounts(line: string): Amount[] {
  const amounts: Amount[] = [];
  if (!/\d/.test(line)) return amounts;
  for (const match of line.matchAll(written)) {
    const amount = readAmount({ line, token: match[0], at: match.index });
    if (amount) amounts.push(amount);
  }
  return amounts;
}

function readAmount(input: { line: string; token: string; at: number }): Amount | undefined {
  const { line, token, at } = input;
  const prefix = readCurrencyBefore(line.slice(Math.max(0, at - 6), at));
  // "R-19102" and "GS13" are codes.
  if (!prefix && /[\p{L}#]$|#[ ]$|(?<!\d)\p{L}[-_/]$/u.test(line.slice(Math.max(0, at - 3), at)))
    return undefined;
  let end = at + token.length;
  // "401k" and "403(b)" are savings for old age.
  if (/^40[13]$|^457$/.test(token) && /^ ?(?:k\b|\(|b\b)/i.test(line.slice(end, end + 3)))
    return undefined;
  const unit = readUnit(line.slice(end, end + 14), prefix?.currency);
  if (unit) end += unit.unit === 'lakh' && /lpa|l\.p/i.test(unit.text) ? 0 : unit.text.length;
  const lpa = unit?.unit === 'lakh' && /lpa|l\.p/i.test(unit.text);
  const suffix = lpa ? undefined : readCurrencyAfter(line.slice(end, end + 12));
  if (suffix) end += suffix.length;
  const currency = prefix?.currency ?? suffix?.currency ?? impliedCurrency(unit?.unit);
  const number = readNumber(token, writesDecimalPoint(currency ?? undefined));
  if (number === undefined) return undefined;
  const more = /^\+(?=$|[/,.)]|[ ](?:per|an?|p\.?[ah]|hourly|annual|yearly|doe|depending)\b)/i.exec(
    line.slice(end, end + 14),
  );
  if (more) end += more[0].length;
  const isCpm = unit?.unit === 'cent' && /cpm/i.test(unit.text);
  const period = isCpm ? undefined : readPeriodAfter(line.slice(end, end + 48));
  return {
    number,
    // ".62 cents a mile" means 62 cents wherever it is written.
    unit: unit?.unit === 'cent' && number < 1 ? null : (unit?.unit ?? null),
    currency,
    period: isCpm ? 'mile' : (period?.period ?? null),
    periodIsJoined: isCpm || lpa || (period?.joined ?? false),
    orMore: more !== null,
    hasGroups: /\d[,.' ]\d{3}/.test(token),
    start: at - (prefix?.length ?? 0),
    end: end + (period?.length ?? 0),
  };
}

function readUnit(text: string, currency?: Currency): { unit: Unit; text: string } | undefined {
  const short = currency === 'INR' && /^[ ]?L(?![a-zÀ-ɏ\d])/i.exec(text);
  if (short) return { unit: 'lakh', text: short[0] };
  for (const [pattern, unit] of units) {
    const match = pattern.exec(text);
    if (match) return { unit, text: match[0] };
  }
  return undefined;
}

function impliedCurrency(unit: Unit | undefined): Currency | null {
  if (unit === 'lakh' || unit === 'crore') return 'INR';
  return unit === 'cent' ? '$' : null;
}
