import type { Unit } from '#shared/reading.ts';
import { kindOfLabel } from '../layout/labels.ts';
import { tellsHomeDays } from './home-days.ts';

/** "Department: Finance", "Start date: May": told by a field of the brief. */
const ownFields = new Set([
  'title',
  'employer',
  'place',
  'pay',
  'workType',
  'contract',
  'department',
  'reportsTo',
  'start',
  'openings',
  'deadline',
  'contact',
  'duration',
  'code',
  'urgency',
  'redFlags',
  'dealBreakers',
  'backgrounds',
  'competitors',
]);
const neverOffered = new Set(['place', 'workType', 'reportsTo']);
const longestValue = 60;

export function holdsField({ label, text, role }: Unit): boolean {
  if (tellsHomeDays(text)) return false;
  if (label === null || role === 'pay') return false;
  const kind = kindOfLabel(label) ?? '';
  // "Contract: paid leave from the first day" may be an offer; where one works and under whom is none.
  if (role === 'benefit' && !neverOffered.has(kind)) return false;
  return text.length <= longestValue && ownFields.has(kind);
}
