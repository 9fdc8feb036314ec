import type { Pay } from '#shared/parsed-job.ts';
import type { Found } from '#shared/reading.ts';
import { evidenceIn, hasRole } from '../field-unit.ts';
import type { FieldSource, FieldUnit } from '../field-unit.ts';
import { readAmounts } from './amounts.ts';
import type { Currency } from './currency.ts';
import { dollarOf } from './dollar.ts';
import { judgeRange } from './judge-range.ts';
import type { JudgedRange } from './judge-range.ts';
import { localCurrency } from './local-currency.ts';
import { joinRanges } from './ranges.ts';

interface PlacedRange extends JudgedRange {
  unit: FieldUnit;
  isLabelled: boolean;
}

const enoughEvidence = 8;

/** What the job pays, as stated: not bonuses, budgets, revenues or sums insured. */
export function readPay(source: FieldSource): Found<Pay> | null {
  const local = localCurrency(source.country);
  const ranges = source.units.flatMap((unit) => readRanges(unit, local));
  const chosen = ranges
    .filter(({ isWeak }) => !isWeak)
    .reduce<PlacedRange | undefined>(
      (first, range) => (!first || rank(range) > rank(first) ? range : first),
      undefined,
    );
  if (!chosen) return null;
  const tiers = findScale(ranges, chosen) ?? gatherTiers(ranges, chosen);
  const lows = tiers.flatMap(({ min }) => min ?? []);
  const highs = tiers.flatMap(({ max }) => max ?? []);
  const currency = tiers.find((tier) => tier.currency !== null)?.currency ?? null;
  return {
    value: {
      min: lows.length > 0 ? smallest(lows) : null,
      max: highs.length > 0 ? largest(highs) : null,
      currency: currency === '$' ? dollarOf(source.country ?? undefined) : currency,
      period: chosen.period === 'fortnight' ? null : chosen.period,
    },
    confidence: Math.min(0.98, 0.55 + chosen.score * 0.05),
    evidence: tiers
      .slice(0, enoughEvidence)
      .map(({ unit, start, end }) => evidenceIn(source, unit, { start, end })),
  };
}

const smallest = (numbers: number[]): number => numbers.reduce((a, b) => Math.min(a, b));
const largest = (numbers: number[]): number => numbers.reduce((a, b) => Math.max(a, b));

function readRanges(unit: FieldUnit, local: string | null): PlacedRange[] {
  if (!/\d/.test(unit.text)) return [];
  const isLabelled = unit.labelKind === 'pay';
  const isUnderPay = unit.headingKind === 'pay';
  const setting = {
    isPayPlace: isLabelled || isUnderPay || unit.role === 'pay',
    isHeader: unit.index < topUnits,
    heading: isLabelled ? (unit.label ?? '') : isUnderPay ? (unit.heading ?? '') : '',
    isPayValue: isLabelled,
    isAboutOthers: hasRole(unit, 'company') && !hasRole(unit, 'pay'),
    local,
  };
  return joinRanges(unit.text, readAmounts(unit.text)).flatMap((range) => {
    const judged = judgeRange(unit.text, range, setting);
    return judged ? [{ ...judged, unit, isLabelled }] : [];
  });
}

const topUnits = 8;

/** A stated base beats target earnings, a labelled figure beats prose, and the first beats the rest. */
function rank({ score, isTarget, isLabelled, unit, isPair }: PlacedRange): number {
  return (
    Math.min(score, 7) +
    (isLabelled ? 2 : 0) +
    (isPair ? 0.5 : 0) -
    (isTarget ? 3 : 0) -
    unit.index / 10_000
  );
}

const nearbyUnits = 2;

const leastSteps = 3;

/** A line that lists the whole scale of which the chosen figure is one step. */
function findScale(ranges: readonly PlacedRange[], chosen: PlacedRange): PlacedRange[] | undefined {
  if (chosen.isPair) return undefined;
  const alike = ranges.filter((range) => !range.isWeak && isAlike(range, chosen));
  for (const steps of Map.groupBy(alike, ({ unit }) => unit).values()) {
    const isStep = steps.some(({ min, max }) => (min ?? max) === (chosen.min ?? chosen.max));
    if (steps.length >= leastSteps && isStep) return steps;
  }
  return undefined;
}

/** Grades, steps and zones: figures of the same kind that stand together with the best one. */
function gatherTiers(ranges: readonly PlacedRange[], chosen: PlacedRange): PlacedRange[] {
  const alike = ranges.filter((range) => range === chosen || isAlike(range, chosen));
  const at = alike.indexOf(chosen);
  let from = at;
  let to = at;
  while (isNext(alike[to + 1], alike[to])) to += 1;
  while (isNext(alike[from], alike[from - 1])) from -= 1;
  return alike.slice(from, to + 1);
}

/** Steps of one scale lie close together; a figure far off is something else. */
const widestScale = 4;

function isAlike(range: PlacedRange, chosen: PlacedRange): boolean {
  const samePeriod = range.period === chosen.period || (range.isWeak && range.period === null);
  const near = range.isWeak ? range.unit === chosen.unit : true;
  const ratio = (range.max ?? range.min ?? 0) / (chosen.max ?? chosen.min ?? 1);
  return (
    samePeriod &&
    near &&
    ratio < widestScale &&
    ratio > 1 / widestScale &&
    range.isTarget === chosen.isTarget &&
    sameCurrency(range.currency, chosen.currency)
  );
}

function isNext(later: PlacedRange | undefined, earlier: PlacedRange | undefined): boolean {
  return (
    later !== undefined &&
    earlier !== undefined &&
    later.unit.index - earlier.unit.index <= nearbyUnits
  );
}

function sameCurrency(a: Currency | null, b: Currency | null): boolean {
  return a === null || b === null || a === b;
}
