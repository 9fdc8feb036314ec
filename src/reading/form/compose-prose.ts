import type { Evidence } from '#shared/parsed-job.ts';
import type { Unit } from '#shared/reading.ts';
import { removeWishes } from '../fields/wishes/remove-wishes.ts';
import { fieldOfRole, hasOwnField, type ProseField } from './units-of-field.ts';

export interface ComposedField {
  text: string;
  evidence: Evidence[];
}

const listed = new Set<Unit['role']>(['duty', 'must', 'nice', 'benefit']);
const preferredHeading = 'Preferred:';

/** The prose fields of the form, each from the units whose role belongs to it, in the order of the text. */
export function composeProse(
  units: readonly Unit[],
  text: string,
): Record<ProseField, ComposedField> {
  const seen = new Set<string>();
  const own = units.filter((unit) => {
    if (hasOwnField(unit) || fieldOfRole[unit.role] === undefined) return false;
    // Advertisements say the same block twice more often than two things in the same words.
    const key = unit.text.toLowerCase();
    if (key.length > 40 && seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  const compose = (field: ProseField): ComposedField => {
    const mine = own.filter(({ role }) => fieldOfRole[role] === field);
    const wished = mine.filter(({ role }) => role === 'nice');
    const first = mine.filter(({ role }) => role !== 'nice' && role !== 'schedule');
    const terms = mine.filter(({ role }) => role === 'schedule');
    const lines = [...writeLines(first, units, text), ...writeLines(terms, units, text)];
    if (wished.length > 0) {
      lines.push(
        ...(lines.length > 0 ? [preferredHeading] : []),
        ...writeLines(wished, units, text),
      );
    }
    return { text: lines.join('\n'), evidence: citeUnits(mine, text) };
  };
  const description = compose('description');
  return {
    description: description.text === '' ? composeNote(units, text) : description,
    requirements: compose('requirements'),
    benefits: compose('benefits'),
    culture: compose('culture'),
  };
}

function writeLines(mine: readonly Unit[], all: readonly Unit[], text: string): string[] {
  const lines: string[] = [];
  let before: Unit | undefined;
  for (const unit of mine) {
    const words = removeWishes(unit.label === null ? unit.text : `${unit.label}: ${unit.text}`);
    if (words === '') continue;
    const heading = findSubheading(unit, before, all);
    if (heading !== undefined) lines.push(heading);
    const isSameLine =
      before !== undefined &&
      heading === undefined &&
      unit.shape === 'sentence' &&
      unit.start >= before.end &&
      !text.slice(before.end, unit.start).includes('\n');
    const isItem = unit.shape === 'item' || (unit.shape === 'line' && listed.has(unit.role));
    if (isSameLine) lines.push(`${lines.pop() ?? ''} ${words}`);
    else lines.push(isItem ? `- ${words}` : words);
    before = unit;
  }
  return lines;
}

/** A heading that parts the duties themselves stays; one that only names the field goes. */
function findSubheading(
  unit: Unit,
  before: Unit | undefined,
  all: readonly Unit[],
): string | undefined {
  if (unit.heading === null || unit.heading === before?.heading || before === undefined)
    return undefined;
  const isOwnLine = all.some(
    ({ shape, text }) => shape === 'heading' && text.startsWith(unit.heading ?? ''),
  );
  return isOwnLine && unit.role === 'duty' ? `${unit.heading}:` : undefined;
}

const widestGap = 6;

/** The words of the units, neighbours as one quotation. */
function citeUnits(units: readonly Unit[], text: string): Evidence[] {
  const spans: { start: number; end: number }[] = [];
  for (const { start, end } of units) {
    const last = spans.at(-1);
    if (last && start >= last.end && start - last.end <= widestGap) last.end = end;
    else spans.push({ start, end });
  }
  return spans.map(({ start, end }) => ({ quote: text.slice(start, end), start, end }));
}

const elsewhere = new Set<Unit['role']>(['title', 'head', 'noise', 'legal']);
/** A title alone describes nothing; a line of more words says something besides. */
const longestTitle = 6;

/** A note of a few lines is its own description, even when it is the one line that names the job. */
function composeNote(units: readonly Unit[], text: string): ComposedField {
  const said = units.filter(({ role }) => !elsewhere.has(role));
  const own =
    said.length > 0
      ? said
      : units.filter((unit) => unit.role === 'title' && unit.text.split(' ').length > longestTitle);
  return { text: writeLines(own, units, text).join('\n'), evidence: citeUnits(own, text) };
}
