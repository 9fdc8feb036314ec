import type { FactSource } from '#shared/brief.ts';
import type { Evidence } from '#shared/parsed-job.ts';
import type { Unit } from '#shared/reading.ts';
import type { FactField } from './job-text.ts';

/**
 * The texts of a stored job one after the other, so that they are read as one: every unit and every quotation
 * counts its place in the whole, and is told in the field it stands in.
 */
export interface JobDocument {
  text: string;
  units: Unit[];
  parts: Part[];
}

interface Part {
  field: FactField;
  start: number;
  end: number;
}

export interface DocumentPart {
  field: FactField;
  text: string;
  units: readonly Unit[];
}

const gap = '\n\n';

export function joinParts(parts: readonly DocumentPart[]): JobDocument {
  const document: JobDocument = { text: '', units: [], parts: [] };
  const texts: string[] = [];
  let start = 0;
  for (const { field, text, units } of parts) {
    const at = start;
    document.parts.push({ field, start: at, end: at + text.length });
    document.units.push(
      ...units.map((unit) => ({ ...unit, start: unit.start + at, end: unit.end + at })),
    );
    texts.push(text);
    start += text.length + gap.length;
  }
  return { ...document, text: texts.join(gap) };
}

/** Which field a place of the document stands in. */
export const fieldAt = ({ parts }: JobDocument, at: number): Part | undefined =>
  parts.find(({ start, end }) => at >= start && at < end);

/** Words of the document as words of their field; null for what is nobody's words. */
export function citeIn(document: JobDocument, evidence: Evidence | undefined): FactSource | null {
  const part = evidence && fieldAt(document, evidence.start);
  if (!part || evidence.quote.trim() === '' || evidence.end > part.end) return null;
  return {
    from: 'job',
    field: part.field,
    quote: evidence.quote,
    start: evidence.start - part.start,
  };
}
