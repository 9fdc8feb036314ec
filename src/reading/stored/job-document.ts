import { sayAnswerer } from '#shared/answer-words.ts';
import type { JobAnswer } from '#shared/answers.ts';
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

interface Part extends Pick<DocumentPart, 'field' | 'answer'> {
  start: number;
  end: number;
}

export interface DocumentPart {
  field: FactField;
  text: string;
  units: readonly Unit[];
  /** Which answer it is, and where its words begin in all of them. */
  answer?: { given: JobAnswer; at: number } | undefined;
}

const gap = '\n\n';

export function joinParts(parts: readonly DocumentPart[]): JobDocument {
  const document: JobDocument = { text: '', units: [], parts: [] };
  const texts: string[] = [];
  let start = 0;
  for (const { field, text, units, answer } of parts) {
    const at = start;
    document.parts.push({ field, start: at, end: at + text.length, answer });
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
    start: evidence.start - part.start + (part.answer?.at ?? 0),
    ...(part.answer && { by: sayAnswerer(part.answer.given) }),
  };
}

/** Which part a unit stands in is asked often; answers stand at the end. */
export const isAnswer = (document: JobDocument, { start }: Pick<Unit, 'start'>): boolean =>
  start >= ownEnd(document);

const ownEnd = ({ parts, text }: JobDocument): number =>
  parts.find(({ field }) => field === 'answers')?.start ?? text.length;

/** What the job says by itself, without what people answered since. */
export function withoutAnswers(document: JobDocument): Pick<JobDocument, 'text' | 'units'> {
  const end = ownEnd(document);
  return {
    text: document.text.slice(0, end),
    units: document.units.filter(({ start }) => start < end),
  };
}
