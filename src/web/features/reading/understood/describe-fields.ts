import type { Found, ReadFields, Reading, UnitRole } from '#shared/reading.ts';

import { findLines } from '../find-lines.ts';
import { isSure } from '../corrections.ts';

/** One field as it is shown: what was read, where, and whether the reader stands by it. */
export interface FieldLine {
  label: string;
  text: string | null;
  lines: number[];
  sure: boolean;
}

interface Shown {
  label: string;
  /** Lines of this role speak of it even where no value could be read off them. */
  role?: UnitRole;
  /** Left out when the text does not give it. */
  rare?: boolean;
  read: (fields: ReadFields) => { text: string; from: readonly Found<unknown>[] } | null;
}

const shownFields: Shown[] = [
  { label: 'Title', role: 'title', read: ({ title }) => told(title, (text) => text) },
  { label: 'Place', role: 'place', read: ({ place }) => told(place, ({ label }) => label) },
  { label: 'Work type', rare: true, read: ({ workType }) => told(workType, capitalize) },
  { label: 'Pay', role: 'pay', read: ({ pay }) => told(pay, writePay) },
  { label: 'Hours and shift', role: 'schedule', read: readHours },
  { label: 'Experience', rare: true, read: ({ yearsMin }) => told(yearsMin, writeYears) },
  { label: 'Education', rare: true, read: ({ education }) => told(education, (text) => text) },
  { label: 'Department', rare: true, read: ({ department }) => told(department, (text) => text) },
  { label: 'Reports to', rare: true, read: ({ reportsTo }) => told(reportsTo, (text) => text) },
  { label: 'Start', rare: true, read: ({ startDate }) => told(startDate, (text) => text) },
  { label: 'Openings', rare: true, read: ({ openings }) => told(openings, String) },
  { label: 'Apply by', rare: true, read: ({ deadline }) => told(deadline, (text) => text) },
];

export function describeFields({ fields, units }: Reading): FieldLine[] {
  return shownFields.flatMap(({ label, role, rare, read }): FieldLine[] => {
    const value = read(fields);
    if (value) {
      const evidence = value.from.flatMap((one) => one.evidence);
      const sure = value.from.every(isSure);
      return [{ label, text: value.text, lines: findLines(units, evidence), sure }];
    }
    if (rare) return [];
    const lines = units.flatMap((unit, line) => (unit.role === role ? [line] : []));
    return [{ label, text: null, lines, sure: true }];
  });
}

function told<Value>(found: Found<Value> | null, write: (value: Value) => string) {
  return found && { text: write(found.value), from: [found] };
}

function readHours({ employmentType, hours }: ReadFields) {
  const from = [employmentType, hours].filter((found) => found !== null);
  if (from.length === 0) return null;
  return { text: from.map(({ value }) => capitalize(value)).join(', '), from };
}

type Pay = NonNullable<ReadFields['pay']>['value'];

export function writePay({ min, max, currency, period }: Pay): string {
  const amount = (value: number) => writeAmount(value, currency);
  const per = period ? ` per ${period}` : '';
  if (min !== null && max !== null && min !== max) return `${amount(min)} – ${amount(max)}${per}`;
  if (min !== null) return `${max === null ? 'from ' : ''}${amount(min)}${per}`;
  return max === null ? 'Not in figures' : `up to ${amount(max)}${per}`;
}

function writeAmount(value: number, currency: string | null): string {
  const digits = { maximumFractionDigits: Number.isInteger(value) ? 0 : 2 };
  try {
    return value.toLocaleString('en-US', {
      ...digits,
      ...(currency && { style: 'currency', currency }),
    });
  } catch {
    // A currency that the browser has never heard of.
    return `${value.toLocaleString('en-US', digits)} ${currency}`;
  }
}

const writeYears = (years: number) => `${years} ${years === 1 ? 'year' : 'years'} or more`;

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What nobody can find in the text: neither as a value nor as a line that speaks of it. */
export function listAbsent({ fields, units }: Reading): string[] {
  const roles = new Set(units.flatMap(({ role, also }) => [role, ...also]));
  const absent: [string, boolean][] = [
    ['the place', fields.place === null && !roles.has('place')],
    ['the pay', fields.pay === null && !roles.has('pay')],
    [
      'the hours',
      fields.hours === null && fields.employmentType === null && !roles.has('schedule'),
    ],
    ['what a person must bring', !roles.has('must')],
    ['the benefits', !roles.has('benefit')],
    ['how to apply', !roles.has('process')],
  ];
  return absent.filter(([, isAbsent]) => isAbsent).map(([name]) => name);
}
