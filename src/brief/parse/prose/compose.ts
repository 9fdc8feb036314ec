import { removeWishes } from '../discrimination/remove-wishes.ts';
import type { LabelledField } from '../sections/labelled-fields.ts';
import type { PlacedLine } from '../sections/split-sections.ts';
import type { Span } from '../text/mapped-text.ts';
import { findPayExtra } from './pay-extras.ts';
import { sortLines } from './sort-lines.ts';
import type { ProseField } from './sort-lines.ts';

interface ComposedField {
  text: string;
  spans: Span[];
}

const shortText = 500;

/** The long fields: lines of the ad in order, cleaned of headings, labels and what must not reach an ad. */
export function composeProse(input: {
  lines: readonly PlacedLine[];
  fields: readonly LabelledField[];
  title: Span | undefined;
}): Record<ProseField, ComposedField> {
  const { lines } = input;
  const length = lines.reduce((sum, { text }) => sum + text.length, 0);
  const isNote = length <= shortText && input.fields.length < 3;
  const skipped = isNote ? new Set<number>() : findHeaderLines(input);
  const details = isNote ? new Set<number>() : findDetails(input);
  const sorted = sortLines({ lines, skipped, details });
  const extras = listPayExtras({ lines, skipped, title: input.title });
  if (extras.length > 0) sorted.set('benefits', [...extras, ...(sorted.get('benefits') ?? [])]);
  const compose = (field: ProseField): ComposedField => joinLines(sorted.get(field) ?? []);
  const description = compose('description');
  return {
    // A note of two lines is its own description.
    description: description.text === '' && length <= shortText ? joinLines(lines) : description,
    requirements: compose('requirements'),
    benefits: compose('benefits'),
    culture: compose('culture'),
  };
}

/** A line of the head holds the pay, which has its own field, and what comes on top of it. */
function listPayExtras({
  lines,
  skipped,
  title,
}: {
  lines: readonly PlacedLine[];
  skipped: ReadonlySet<number>;
  title: Span | undefined;
}): PlacedLine[] {
  return lines.flatMap((line, index) => {
    const isTitle = title !== undefined && line.start <= title.start && line.end >= title.end;
    if (!skipped.has(index) || isTitle || line.section === 'pay') return [];
    const extra = findPayExtra(line.text);
    return extra ? [{ ...line, contentStart: line.start + extra.at, isHeading: false }] : [];
  });
}

/** "Reports to: Site Lead" has no field of its own, and is worth keeping. */
const detailLabels =
  /^(?:department|dept|division|abteilung|reports? to|reporting to|supervisor|line manager|supervises|direct reports|team|team size|(?:weekly |working |work )?hours(?: (?:of work|per week))?|(?:work )?schedule|shifts?|shift type|work days|days|travel(?: required)?|(?:employment|contract|job|position) type|type de contrat|vertragsart|anstellungsart|contract(?: length| duration)?|duration|assignment length|number of (?:vacancies|openings|positions)|openings|vacanc(?:y|ies)|headcount|arbeitszeit|horaires|temps de travail|(?:target |anticipated )?start(?:ing)?(?: date)?|joining date|eintritt\w*|beginn|startdatum|prise de poste|date de début|why open|reason for (?:the )?(?:opening|vacancy))$/i;

/** "Leadership Scale, full time, permanent, from April" at the top of an ad. */
const contractWords =
  /\b(?:full[- ]?time|part[- ]?time|permanent|fixed[- ]term|temporary|seasonal|vollzeit|teilzeit)\b/i;
const longestHeader = 140;

function findDetails({
  lines,
  fields,
  title,
}: {
  lines: readonly PlacedLine[];
  fields: readonly LabelledField[];
  title: Span | undefined;
}): Set<number> {
  const details = new Set(
    fields
      .filter(({ label, value }) => value !== '' && detailLabels.test(label.trim()))
      .map(({ line }) => line),
  );
  for (const [index, line] of lines.slice(0, 8).entries()) {
    const isTitle = title !== undefined && line.start <= title.start && line.end >= title.end;
    const isHeader = line.section === 'opening' && line.text.length <= longestHeader;
    if (isHeader && !isTitle && !/[.!?]$/.test(line.text) && contractWords.test(line.text))
      details.add(index);
  }
  return details;
}

/** Labels, the title and the short lines above the first paragraph say what other fields hold. */
function findHeaderLines({
  lines,
  fields,
  title,
}: {
  lines: readonly PlacedLine[];
  fields: readonly LabelledField[];
  title: Span | undefined;
}): Set<number> {
  const skipped = new Set<number>();
  for (const field of fields) {
    skipped.add(field.line);
    if (field.key !== 'other')
      field.below.forEach((_, offset) => skipped.add(field.line + 1 + offset));
  }
  for (const [index, line] of lines.entries()) {
    const isProse = line.text.length > 90 || line.mark === 'bullet' || line.mark === 'number';
    if (isProse || line.section !== 'opening') break;
    if (!/[.!?]$/.test(line.text)) skipped.add(index);
  }
  lines.forEach((line, index) => {
    const isTitle = title !== undefined && line.start <= title.start && line.end >= title.end;
    if (isTitle && line.text.length - (title.end - title.start) < 25) skipped.add(index);
  });
  return skipped;
}

function joinLines(lines: readonly PlacedLine[]): ComposedField {
  const seen = new Set<string>();
  const written: string[] = [];
  const spans: Span[] = [];
  lines.forEach((line, index) => {
    const content = keepsLabel(line)
      ? line.text
      : line.text.slice(line.contentStart - line.start).trim();
    const text = line.isHeading
      ? headingText({ line, next: lines[index + 1], isFirst: written.length === 0 })
      : removeWishes(content);
    if (text === '' || (text.length > 40 && seen.has(text))) return;
    seen.add(text);
    const before = spans.at(-1);
    const goesOn = line.continued && before !== undefined && isNextTo(line, before);
    if (goesOn && written.length > 0) written.push(`${written.pop() ?? ''} ${text}`);
    else written.push(isItem(line) ? `- ${text}` : text);
    extendSpans(spans, line);
  });
  return { text: written.join('\n'), spans };
}

/** "Preferred: Spanish" and "Hours: 8 to 4" say something by their label too. */
const keepsLabel = ({ section, text }: PlacedLine): boolean =>
  section === 'preferred' ||
  section === 'schedule' ||
  section === 'process' ||
  section === 'apply' ||
  (section === 'duties' && /^deliverables\s?:/i.test(text));

/** A heading stays when it parts the text; the first of a field often only repeats the field's own name. */
function headingText({
  line,
  next,
  isFirst,
}: {
  line: PlacedLine;
  next: PlacedLine | undefined;
  isFirst: boolean;
}): string {
  const leadsSomewhere = next !== undefined && !next.isHeading && next.section === line.section;
  const isTelling =
    line.section === 'preferred' ||
    line.section === 'duties' ||
    /\b(?:have|have done|you've done)\W*$/i.test(line.text);
  return (isFirst && !isTelling) || !leadsSomewhere ? '' : removeWishes(line.text);
}

const isItem = ({ mark, isHeading }: PlacedLine): boolean =>
  (mark === 'bullet' || mark === 'number') && !isHeading;

const widestGap = 4;

/** Details stand behind the rest, so a line may come before its predecessor in the text. */
function isNextTo({ start }: Span, { end }: Span): boolean {
  return start >= end && start - end <= widestGap;
}

function extendSpans(spans: Span[], line: PlacedLine): void {
  const last = spans.at(-1);
  if (last && isNextTo(line, last)) last.end = line.end;
  else spans.push({ start: line.contentStart, end: line.end });
}
