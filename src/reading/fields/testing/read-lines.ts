import type { ReadFields } from '#shared/reading.ts';
import { readFields } from '../read-fields.ts';
import { makeJobText } from './job-text.ts';
import type { TestLine } from './job-text.ts';

/** The fields of a text of known lines; throws when a quote is not exactly what stands there. */
export function readLines(
  lines: readonly TestLine[],
  given: { language?: string; country?: string } = {},
): Omit<ReadFields, 'place'> {
  const { text, units } = makeJobText(lines);
  const fields = readFields({
    text,
    units,
    language: given.language ?? 'en',
    country: given.country,
  });
  for (const [name, value] of Object.entries(fields)) {
    for (const { evidence } of Array.isArray(value) ? value : value ? [value] : []) {
      if (evidence.length === 0) throw new Error(`${name} has no evidence`);
      for (const { quote, start, end } of evidence) {
        if (quote === '' || text.slice(start, end) !== quote)
          throw new Error(`${name} quotes "${quote}", the text has "${text.slice(start, end)}"`);
      }
    }
  }
  return fields;
}
