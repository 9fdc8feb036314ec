import { removeWishes } from '../discrimination/remove-wishes.ts';
import type { LabelledField } from '../sections/labelled-fields.ts';
import type { PlacedLine } from '../sections/split-sections.ts';
import type { Span } from '../text/mapped-text.ts';
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
  const sorted = sortLines(lines, skipped);
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
    const content = line.text.slice(line.contentStart - line.start).trim();
    const text = line.isHeading
      ? headingText({ line, next: lines[index + 1], isFirst: written.length === 0 })
      : removeWishes(content);
    if (text === '' || (text.length > 40 && seen.has(text))) return;
    seen.add(text);
    if (line.continued && written.length > 0) written.push(`${written.pop() ?? ''} ${text}`);
    else written.push(line.mark === 'bullet' && !line.isHeading ? `- ${text}` : text);
    extendSpans(spans, line);
  });
  return { text: written.join('\n'), spans };
}

/** A heading stays when it parts the text; the first of a field only repeats the field's own name. */
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
  return isFirst || !leadsSomewhere ? '' : removeWishes(line.text);
}

const widestGap = 4;

function extendSpans(spans: Span[], line: PlacedLine): void {
  const last = spans.at(-1);
  if (last && line.start - last.end <= widestGap) last.end = line.end;
  else spans.push({ start: line.contentStart, end: line.end });
}
