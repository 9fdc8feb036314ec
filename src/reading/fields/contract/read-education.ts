import { deniesAll } from '#shared/denied.ts';
import type { Found } from '#shared/reading.ts';
import { best, foundIn } from '../field-unit.ts';
import type { FieldSource, FieldUnit } from '../field-unit.ts';

const degrees =
  /\b(?:bachelor\S*|master['’]?s?(?= (?:degree|in|level|of (?:science|arts|business|engineering|laws?|public|education|philosophy|social|fine)))|mba|ph\.?d\.?|doctorate|associate['’]?s? (?:degree|of)|associates degree|juris doctor|j\.?d\.?(?= |$)|(?<!\d[- ])degree(?! of (?!(?:bachelor|master|doctor|science|arts)))|diploma|ged|high school(?!(?:[- ]aged?| students?| pupils?| kids| children| math\w*| teach\w*| science| english| sports?| counsel\w*| courses?| classes)\b)|a-levels?|gcse\S*|hnd|higher national|nvq|b\.?sc?\.?|m\.?sc\.?(?= )|m\.s\.?(?= )|ms(?= (?:degree|in (?!excel|word|office|outlook|project|teams|access|powerpoint)))|b\.?a\.?(?= (?:in|or|degree)|\/)|btech|b\.?tech|graduate of|college graduate|university graduate|undergraduate|vocational|k-12|senior high|studium|hochschul\w+|abitur|ausbildung|berufsausbildung|bac ?\+ ?\d|bts|dut|licence(?= (?:en|pro))|diplôme|formation (?:en|de|supérieure)|cap\b(?= )|bep|titulación|grado|formación profesional|bachillerato|educational attainment)\b/iu;

const longestValue = 220;

/** Schooling and degrees asked for, in the words of the text. */
export function readEducation(source: FieldSource): Found<string> | null {
  const chosen = best(source.units.flatMap(readUnit));
  if (!chosen) return null;
  const { unit, value, score } = chosen;
  const start = Math.max(0, unit.text.indexOf(value));
  const span = { start, end: start + value.length };
  return foundIn(source, { value, confidence: score / 100, unit, span });
}

function readUnit(unit: FieldUnit): { unit: FieldUnit; value: string; score: number }[] {
  const { role, text, labelKind, shape } = unit;
  if (shape === 'heading' || /\bprivacy\b/i.test(text)) return [];
  const isLabelled = labelKind === 'education';
  const mayHold = role === 'must' || role === 'nice' || role === 'duty' || role === 'overview';
  if (!isLabelled && (!mayHold || !degrees.test(text))) return [];
  if ((isLabelled && text.length < 3) || deniesAll(text, degrees)) return [];
  const value = text.length <= longestValue ? text : cutClause(text);
  const score =
    (isLabelled ? 92 : role === 'must' ? 84 : role === 'nice' ? 55 : 52) +
    (/educat|ausbildung|formation/i.test(unit.heading ?? '') ? 4 : 0) -
    unit.index / 1000;
  return value === '' ? [] : [{ unit, value: value.replace(/[.;,\s]+$/, ''), score }];
}

/** Of a long line, the clause that names the degree. */
function cutClause(text: string): string {
  const parts = text.split(/(?<=[.;·•])\s/u);
  return (parts.find((part) => degrees.test(part)) ?? '').slice(0, longestValue);
}
