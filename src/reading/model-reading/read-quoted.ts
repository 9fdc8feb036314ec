import type { Evidence } from '#shared/parsed-job.ts';
import type { Found, ReadFields, Unit, UnitRole } from '#shared/reading.ts';
import type { ModelField } from '#shared/model-reading.ts';
import { readCurrencySign } from '../currency-sign.ts';
import { readPlace } from '../fields/place.ts';
import { readFields } from '../fields/read-fields.ts';

export interface ReadText {
  text: string;
  language: string | null;
  country: string | null;
}

/** A value that was quoted is read as if it stood behind its label. */
const asLabelled: Record<ModelField, { label: string; role: UnitRole }> = {
  title: { label: 'Job title', role: 'title' },
  employer: { label: 'Company', role: 'head' },
  place: { label: 'Location', role: 'place' },
  workType: { label: 'Workplace type', role: 'place' },
  pay: { label: 'Salary', role: 'pay' },
  employmentType: { label: 'Employment type', role: 'head' },
  hours: { label: 'Working hours', role: 'schedule' },
  department: { label: 'Department', role: 'head' },
  reportsTo: { label: 'Reports to', role: 'head' },
  startDate: { label: 'Start date', role: 'head' },
  openings: { label: 'Number of openings', role: 'head' },
  yearsMin: { label: 'Experience', role: 'must' },
  education: { label: 'Education', role: 'must' },
  deadline: { label: 'Closing date', role: 'process' },
};

/** Names and wordings may stand as they were quoted; numbers, dates, kinds and places are read by code or not at all. */
const mayStand = new Set<ModelField>(['title', 'employer', 'department', 'reportsTo', 'hours']);
const longestName = 120;

/** The value that code reads in quoted words, or nothing. */
export function readQuoted<Field extends ModelField>(
  field: Field,
  evidence: Evidence,
  { text, language, country }: ReadText,
): ReadFields[Field] {
  const { label, role } = asLabelled[field];
  const { start, end } = evidence;
  const unit: Unit = {
    text: evidence.quote.replaceAll(/\s+/g, ' '),
    start,
    end,
    shape: 'line',
    heading: null,
    label,
    role,
    also: [],
    confidence: 1,
  };
  const units = [unit];
  const read =
    field === 'place'
      ? readPlace({ units, text, language, currency: readCurrencySign(text) })
      : readFields({ units, text: text.slice(0, end), language, country })[
          field as Exclude<Field, 'place'>
        ];
  if (read) return { ...(read as Found<unknown>), evidence: [evidence] } as ReadFields[Field];
  if (!mayStand.has(field) || unit.text.length > longestName) return null;
  return { value: unit.text, confidence: 0, evidence: [evidence] } as unknown as ReadFields[Field];
}
