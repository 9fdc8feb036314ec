import type { Line } from '../text/lines.ts';
import { classifyHeading, normaliseHeading } from './classify-heading.ts';
import { fieldLabels } from './field-labels.ts';
import type { FieldKey } from './field-labels.ts';

/** A "Label: value" of the text. `start` and `end` enclose the value in the cleaned text. */
export interface LabelledField {
  key: FieldKey;
  label: string;
  value: string;
  start: number;
  end: number;
  line: number;
  /** The lines under a label whose value is a list or stands below it. */
  below: Line[];
}

const longestLabel = 64;
const mostBelow = 12;

export function readLabelledFields(lines: readonly Line[]): LabelledField[] {
  const fields: LabelledField[] = [];
  lines.forEach((line, index) => {
    if (line.continued) return;
    const found = splitLabel(line.text);
    if (!found) return;
    const key = keyOfLabel(found.label);
    if (!key || (found.bare && !mayStandAlone(key, found.label))) return;
    const below = found.value === '' ? linesBelow(lines, index) : [];
    if (found.value === '' && below.length === 0) return;
    fields.push({
      key,
      label: found.label,
      value: found.value,
      start: line.start + found.offset,
      end: line.start + found.offset + found.value.length,
      line: index,
      below,
    });
  });
  return fields;
}

function keyOfLabel(label: string): FieldKey | undefined {
  const words = normaliseHeading(label.replace(/^["']|["']$/g, '').replaceAll('_', ' '));
  return fieldLabels.find(([pattern]) => pattern.test(words))?.[1];
}

interface Label {
  label: string;
  value: string;
  offset: number;
  /** The whole line is the label, without a colon. */
  bare: boolean;
}

function splitLabel(text: string): Label | undefined {
  const head = text.slice(0, longestLabel + 4);
  const separator = /\s?(?::|\?|\t|\s\|)\s?|\s[-–=]\s/.exec(head);
  if (separator && separator.index > 1) {
    const label = head.slice(0, separator.index);
    const offset = separator.index + separator[0].length;
    const rest = text.slice(offset);
    const value = rest.replace(/^[:|\-–\s"']+(?:[\s|"',]+$)?|(?<![\s|"',])[\s|"',]+$/g, '');
    return { label, value, offset: offset + Math.max(0, rest.indexOf(value)), bare: false };
  }
  if (text.length <= 40) return { label: text, value: '', offset: text.length, bare: true };
  return undefined;
}

/** "Location" alone on a line, its value on the next: only for labels that are seldom anything else. */
function mayStandAlone(key: FieldKey, label: string): boolean {
  if (key === 'other' || key === 'company' || key === 'timing') return false;
  return key !== 'title' || /title|bezeichnung|intitulé/i.test(label);
}

function linesBelow(lines: readonly Line[], index: number): Line[] {
  const below: Line[] = [];
  const first = lines[index + 1];
  if (!first) return below;
  for (const line of lines.slice(index + 1, index + 1 + mostBelow)) {
    if (line.apart && below.length > 0) break;
    if (first.mark === 'bullet' && line.mark !== 'bullet') break;
    const label = splitLabel(line.text);
    const isLabel =
      label !== undefined && (keyOfLabel(label.label) !== undefined || isListLabel(line, label));
    if (isLabel || classifyHeading(line.text) !== undefined) break;
    below.push(line);
  }
  return below;
}

function isListLabel(line: Line, label: Label): boolean {
  return line.mark === 'bullet' && !label.bare && label.value === '' && /[:?]$/.test(line.text);
}
