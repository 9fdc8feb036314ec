import type { Evidence, Pay } from '#shared/parsed-job.ts';
import { cleanText } from '../clean/clean-text.ts';
import { readLabelledFields } from '../sections/labelled-fields.ts';
import type { LabelledField } from '../sections/labelled-fields.ts';
import { placeLines } from '../sections/split-sections.ts';
import type { PlacedLine } from '../sections/split-sections.ts';
import { readLines } from '../text/lines.ts';
import { quote } from '../text/mapped-text.ts';
import type { MappedText } from '../text/mapped-text.ts';
import { readAmounts } from './amounts.ts';
import type { Currency } from './currency.ts';
import { judgeRange } from './judge-range.ts';
import type { JudgedRange, PaySetting } from './judge-range.ts';
import { joinRanges } from './ranges.ts';

export interface FoundPay extends Pay {
  evidence: Evidence[];
}

/** The pay that a text states. With `isPayField`, the whole text is known to be about pay. */
export function readPay(
  text: string,
  options: Pick<PayInput, 'isPayField' | 'dollar'> = {},
): FoundPay | undefined {
  const source = cleanText(text);
  const lines = placeLines(readLines(source));
  return findPay({ source, lines, fields: readLabelledFields(lines), ...options });
}

interface PayInput {
  source: MappedText;
  lines: readonly PlacedLine[];
  fields: readonly LabelledField[];
  isPayField?: boolean;
  /** Whose dollar a plain "$" is; the United States' unless the place says otherwise. */
  dollar?: string;
}

interface PlacedRange extends JudgedRange {
  line: number;
  isField: boolean;
}

const headerLines = 6;

export function findPay(input: PayInput): FoundPay | undefined {
  const ranges = collectRanges(input);
  const best = ranges
    .filter(({ isWeak }) => !isWeak)
    .reduce<PlacedRange | undefined>(
      (chosen, range) => (!chosen || rank(range) > rank(chosen) ? range : chosen),
      undefined,
    );
  if (!best) return undefined;
  const tiers = gatherTiers(ranges, best);
  const lows = tiers.flatMap(({ min }) => min ?? []);
  const highs = tiers.flatMap(({ max }) => max ?? []);
  return {
    min: lows.length > 0 ? Math.min(...lows) : null,
    max: highs.length > 0 ? Math.max(...highs) : null,
    currency: nameCurrency(tiers.find(({ currency }) => currency !== null)?.currency, input.dollar),
    period: best.period === 'fortnight' ? null : best.period,
    evidence: tiers.map((tier) => quote(input.source, tier)),
  };
}

function collectRanges({ lines, fields, isPayField = false }: PayInput): PlacedRange[] {
  const payFields = fields.filter(({ key }) => key === 'pay');
  const fieldByLine = new Map<number, LabelledField>();
  for (const field of payFields) {
    fieldByLine.set(field.line, field);
    field.below.forEach((_, offset) => fieldByLine.set(field.line + 1 + offset, field));
  }
  let heading = '';
  return lines.flatMap((line, index) => {
    if (line.isHeading) heading = line.text;
    const field = fieldByLine.get(index);
    const setting: PaySetting = {
      isPayPlace: isPayField || field !== undefined || line.section === 'pay',
      isHeader: index < headerLines,
      heading: field?.label ?? (line.section === 'pay' ? heading : ''),
      valueStart: field?.line === index && field.value !== '' ? field.start - line.start : 0,
      isPayValue: isPayField || field !== undefined,
    };
    return joinRanges(line.text, readAmounts(line.text)).flatMap((range) => {
      const judged = judgeRange(line.text, range, setting);
      if (!judged) return [];
      const start = line.start + range.start;
      return [
        {
          ...judged,
          start,
          end: line.start + range.end,
          line: index,
          isField: field !== undefined,
        },
      ];
    });
  });
}

/** A stated base beats target earnings, a labelled figure beats prose, and the first beats the rest. */
function rank({ score, isTarget, isField, line }: PlacedRange): number {
  return Math.min(score, 7) + (isField ? 2 : 0) - (isTarget ? 3 : 0) - line / 10_000;
}

const nearbyLines = 2;

/** Grades, steps and zones: figures of the same kind that stand together with the best one. */
function gatherTiers(ranges: readonly PlacedRange[], best: PlacedRange): PlacedRange[] {
  const alike = ranges.filter((range) => range === best || isAlike(range, best));
  const at = alike.indexOf(best);
  const tiers = [best];
  for (let i = at + 1; isNext(alike[i], tiers.at(-1)); i += 1) tiers.push(alike[i] ?? best);
  for (let i = at - 1; isNext(tiers[0], alike[i]); i -= 1) tiers.unshift(alike[i] ?? best);
  return tiers;
}

/** Steps of one scale lie close together; a figure far off is something else. */
const widestScale = 4;

function isAlike(range: PlacedRange, best: PlacedRange): boolean {
  const samePeriod = range.period === best.period || (range.isWeak && range.period === null);
  const near = range.isWeak ? range.line === best.line : true;
  const ratio = (range.max ?? range.min ?? 0) / (best.max ?? best.min ?? 1);
  return (
    samePeriod &&
    near &&
    ratio < widestScale &&
    ratio > 1 / widestScale &&
    range.isTarget === best.isTarget &&
    sameCurrency(range.currency, best.currency)
  );
}

function isNext(later: PlacedRange | undefined, earlier: PlacedRange | undefined): boolean {
  return later !== undefined && earlier !== undefined && later.line - earlier.line <= nearbyLines;
}

function nameCurrency(currency: Currency | null | undefined, dollar = 'USD'): string | null {
  return currency === '$' ? dollar : (currency ?? null);
}

function sameCurrency(a: Currency | null, b: Currency | null): boolean {
  return a === null || b === null || a === b;
}
