import { isBlank } from './blank.ts';
import { isRecord } from './decode-stored.ts';
import { toLabel } from './label.ts';

/** Anything as text: lists become lines, maps become "Label: text" lines. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return readTextList(value).join('\n');
}

/** Anything as a list of texts; text of several lines is a list, without its bullets and numbers. */
export function readTextList(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(readText).filter((text) => text !== '');
  if (isRecord(value)) {
    return Object.entries(value)
      .filter(([, item]) => !isBlank(item))
      .map(([key, item]) => `${toLabel(key)}: ${readText(item)}`);
  }
  if (value === null || value === undefined || typeof value === 'boolean') return [];
  return splitLines(readText(value));
}

function splitLines(text: string): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.length > 1 ? lines.map(withoutMarker).filter((line) => line !== '') : lines;
}

function withoutMarker(line: string): string {
  return line.replace(/^(?:[-*•–]|\d{1,2}[.)])\s+/, '');
}
