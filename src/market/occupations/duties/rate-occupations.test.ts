import { expect, it } from 'vitest';
import { rateOccupations } from './rate-occupations.ts';

const best = (title: string, text: string): string | undefined =>
  [...(rateOccupations(title, text) ?? [])].toSorted(([, a], [, b]) => b - a)[0]?.[0];

const engines = `Diagnose and repair diesel engines, brakes and hydraulic systems of trucks.
Perform preventive maintenance, change oil and tires, and weld frames. Read wiring diagrams and test parts.`;
const books = `Reconcile bank accounts, post journal entries and prepare the monthly close.
Prepare financial statements, accruals and tax schedules for the auditors. Review the general ledger.`;

it('tells occupations by the words of the text where there is no title', () => {
  expect(best('', engines)).toMatch(/^49-/);
  expect(best('', books)).toBe('13-2011');
});

it('says nothing of a text that says too little', () => {
  expect(rateOccupations('Welder', 'Be on time.')).toBeNull();
});
