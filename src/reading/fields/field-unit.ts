import type { Evidence } from '#shared/parsed-job.ts';
import type { Found, Unit, UnitRole } from '#shared/reading.ts';
import { classifyHeading } from '../layout/classify-heading.ts';
import type { SectionKind } from '../layout/heading-words.ts';
import type { LabelKind } from '../layout/labels.data.ts';
import { splitInnerLabels } from './inner-labels.ts';
import { labelKindOf } from './label-kind.ts';
import { partWords } from './part-words.ts';
import { quoteWithin } from './quote-within.ts';
import { settleTopLines } from './top-lines.ts';

/** A unit with what its label and heading announce, so that each field need not ask again. */
export interface FieldUnit extends Unit {
  index: number;
  labelKind: LabelKind | null;
  headingKind: SectionKind | null;
  /** Stands in the lines at the top, before the text proper begins. */
  isHeader: boolean;
}

/** What every field is read from. */
export interface FieldSource {
  units: readonly FieldUnit[];
  text: string;
  language: string | null;
  country: string | null;
}

/** Where something stands in the words of a unit. */
export interface Span {
  start: number;
  end: number;
}

/** No sentence is longer; what is behind it is not looked at, so that no pattern can run away. */
const longestRead = 2000;
const longestRow = 200;
const fewestInRow = 4;
const longestHeaderLine = 110;
/** "Polar Freight Inc." ends like a sentence and is none. */
const longestName = 6;
const mostHeaderUnits = 14;

export function makeFieldUnits(units: readonly Unit[]): FieldUnit[] {
  const headerEnd = endOfHeader(units);
  const headingKinds = new Map<string | null, SectionKind | null>([[null, null]]);
  const made = units.flatMap((unit, index) => {
    if (!headingKinds.has(unit.heading))
      headingKinds.set(unit.heading, classifyHeading(unit.heading ?? '') ?? null);
    const labelKind = unit.label === null ? null : labelKindOf(unit.label);
    const headingKind = headingKinds.get(unit.heading) ?? null;
    return splitInnerLabels(partWords(unit.text.slice(0, longestRead)), {
      label: unit.label,
      labelKind,
    }).map((part) => ({ ...unit, ...part, index, headingKind, isHeader: index < headerEnd }));
  });
  return settleTopLines(made);
}

/** "Acme | Cook | Denver, CO | Full time": facts in a row, however many. */
const isRow = (text: string): boolean =>
  text.length <= longestRow && text.split(' | ').length >= fewestInRow;

/** The header ends where the first sentence, list or known heading begins. */
function endOfHeader(units: readonly Unit[]): number {
  const end = units.findIndex(
    ({ text, shape, label }, index) =>
      index >= mostHeaderUnits ||
      (text.length > longestHeaderLine && !isRow(text)) ||
      (index > 0 &&
        shape === 'sentence' &&
        text.split(' ', longestName + 1).length > longestName) ||
      (index > 0 && shape === 'item') ||
      (index > 0 && label === null && shape === 'heading' && classifyHeading(text) !== undefined),
  );
  return end === -1 ? Math.min(units.length, mostHeaderUnits) : end;
}

export function hasRole(unit: Unit, ...roles: UnitRole[]): boolean {
  return roles.includes(unit.role) || unit.also.some((role) => roles.includes(role));
}

export function evidenceIn(source: FieldSource, unit: Unit, span?: Span): Evidence {
  return quoteWithin(source.text, unit, span);
}

export function foundIn<Value>(
  source: FieldSource,
  given: { value: Value; confidence: number; unit: Unit; span?: Span },
): Found<Value> {
  const { value, confidence, unit, span } = given;
  return { value, confidence, evidence: [evidenceIn(source, unit, span)] };
}

/** The first of those with the highest score. */
export function best<One extends { score: number }>(all: Iterable<One>): One | undefined {
  let chosen: One | undefined;
  for (const one of all) if (!chosen || one.score > chosen.score) chosen = one;
  return chosen;
}
