import type { ReadFields, Unit } from '#shared/reading.ts';
import { isAnswer, type JobDocument } from './job-document.ts';

type Single =
  | 'pay'
  | 'hours'
  | 'startDate'
  | 'openings'
  | 'reportsTo'
  | 'employmentType'
  | 'workType';

/** Where a line that says nothing else may stand. */
const roles: Record<Single, readonly Unit['role'][]> = {
  pay: ['pay', 'head'],
  hours: ['schedule', 'head'],
  startDate: ['schedule', 'head', 'overview', 'process'],
  openings: ['head', 'overview'],
  reportsTo: ['head', 'team', 'overview'],
  employmentType: ['schedule', 'head'],
  workType: ['place', 'schedule', 'head'],
};
const shortLine = 110;

/**
 * The document without the lines of the text that say otherwise what was answered: two pays or two rosters in one
 * posting are none. Lines that leave a matter vague are kept, and so is what says other things too.
 */
export function dropOverruled(
  document: JobDocument,
  told: ReadFields,
  settled: ReadFields,
): JobDocument {
  const fields = (Object.keys(roles) as Single[]).filter((field) => {
    const evidence = settled[field]?.evidence[0];
    return evidence !== undefined && isAnswer(document, evidence);
  });
  const isOverruled = (unit: Unit): boolean =>
    !isAnswer(document, unit) &&
    (unit.label !== null || unit.text.length <= shortLine) &&
    fields.some(
      (field) =>
        roles[field].includes(unit.role) &&
        isSaidThere(unit, told[field]?.evidence[0]) &&
        // "Rotating shifts" is made clear by an answer, and stays true.
        (field !== 'hours' || /\d/.test(unit.text)),
    );
  return fields.length === 0
    ? document
    : { ...document, units: document.units.filter((unit) => !isOverruled(unit)) };
}

const isSaidThere = (
  { start, end }: Unit,
  evidence: { start: number; end: number } | undefined,
): boolean => evidence !== undefined && evidence.start >= start && evidence.end <= end;
