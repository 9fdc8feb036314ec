import { kindOfLabel } from '../layout/labels.ts';
import type { LabelKind } from '../layout/labels.data.ts';

/** Labels that name a field only in company with others: "Start date / time", "Department & team". */
const furtherLabels: Partial<Record<string, LabelKind>> = {
  'remote employment': 'workType',
  'remote option': 'workType',
  'remote options': 'workType',
  'workplace flexibility': 'workType',
  'job family': 'department',
  'business area': 'department',
  'functional area': 'department',
  'career area': 'department',
  'department/team': 'department',
  'team name': 'department',
  reparto: 'department',
  afdeling: 'department',
  avdelning: 'department',
  'no. of position': 'openings',
  'no. of positions': 'openings',
  'no. of vacancies': 'openings',
  'no. of openings': 'openings',
  'hiring type': 'contract',
  'hire type': 'contract',
  'employment category': 'contract',
  'durée du travail': 'hours',
  'type de contrat': 'contract',
};

/** What a label announces, also when it joins two. */
export function labelKindOf(label: string): LabelKind | null {
  // Boards put their own classes behind it.
  if (/^job functions?$/i.test(label.trim())) return null;
  const whole = furtherLabels[label.toLowerCase().trim()] ?? kindOfLabel(label);
  if (whole) return whole;
  const [first = '', second] = label.split(/\s?[/&(]\s?|\sand\s/);
  return second === undefined ? null : (kindOfLabel(first) ?? null);
}
