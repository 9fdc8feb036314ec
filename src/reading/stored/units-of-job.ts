import type { Unit, UnitRole } from '#shared/reading.ts';
import { composeProse } from '../form/compose-prose.ts';
import {
  fieldOfRole,
  hasOwnField,
  proseFields,
  priorOfField,
  type ProseField,
} from '../form/units-of-field.ts';
import { readTextUnits } from '../read-units.ts';
import { readAnswerParts } from './answer-parts.ts';
import { joinParts, type DocumentPart, type JobDocument } from './job-document.ts';
import { isSaidIn, withoutReplaced } from './replaced.ts';
import { textOf, type FactField, type JobText } from './job-text.ts';

/**
 * Everything a stored job says, read once, then what people answered. The text as pasted is the source; a field of the form that a person
 * edited goes before it, and is read by the same reader in the light of what that field is for.
 */
export function readJobUnits(job: JobText): JobDocument {
  const lines = [
    typed(job, 'title', { role: 'title', label: null }),
    typed(job, 'location', { role: 'place', label: 'Location' }),
    typed(job, 'salaryRange', { role: 'pay', label: 'Salary' }),
  ];
  const { sourceText } = job;
  const parts =
    typeof sourceText === 'string' && sourceText.trim() !== ''
      ? [...readSource(job, sourceText), ...lines]
      : [...lines, ...proseFields.map((field) => readField(job, field))];
  const answers = readAnswerParts(job, (words) => findRole(parts, words));
  return joinParts(
    [...withoutReplaced(parts, job), ...answers].filter(({ text }) => text.trim() !== ''),
  );
}

const findRole = (parts: readonly DocumentPart[], words: string): UnitRole | undefined =>
  parts.flatMap(({ units }) => units).find((unit) => isSaidIn(words, unit.text))?.role;

/** The text as pasted, but for the parts of it that a person wrote anew. */
function readSource(job: JobText, text: string): DocumentPart[] {
  const { corrections, told } = job;
  const units = readTextUnits(text, { corrections, told: told?.roles });
  const composed = composeProse(units, text);
  const edited = proseFields.filter(
    (field) => plain(composed[field].text) !== plain(textOf(job, field)),
  );
  const kept = units.filter((unit) => {
    const field = fieldOfRole[unit.role];
    return field === undefined || hasOwnField(unit) || !edited.includes(field);
  });
  return [
    { field: 'sourceText', text, units: kept },
    ...edited.map((field) => readField(job, field)),
  ];
}

function readField(job: JobText, field: ProseField): DocumentPart {
  const text = textOf(job, field);
  const { corrections } = job;
  return { field, text, units: readTextUnits(text, { corrections, prior: priorOfField[field] }) };
}

/** A line typed into the form, whose meaning nobody has to find. */
function typed(
  job: JobText,
  field: FactField,
  { role, label }: { role: UnitRole; label: string | null },
): DocumentPart {
  const text = textOf(job, field);
  const words = text.trim();
  const start = text.indexOf(words);
  const unit: Unit = {
    text: words,
    start,
    end: start + words.length,
    shape: 'line',
    heading: null,
    label,
    role,
    also: [],
    confidence: 1,
  };
  return { field, text, units: words === '' ? [] : [unit] };
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
