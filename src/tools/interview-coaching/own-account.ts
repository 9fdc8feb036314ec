import { findOwnBusiness } from '#plan/contract/deal-form.ts';
import type { Source } from '#plan/source.ts';

const ofStaff =
  /\b(?:permission to work|right to work|bank (?:account|details)|social security|payroll|papers for the contract)\b/i;

/** Whoever works on their own account brings the papers of a business, and none of an employee. */
export function fitPapers({ brief }: Source, lines: readonly string[]): string[] {
  if (findOwnBusiness(brief) === null) return [...lines];
  const form = brief.place.country === 'US' ? 'tax form (W-9)' : 'tax number';
  return [
    ...lines.filter((line) => !ofStaff.test(line)),
    `The papers of your own business, where they are asked for: ${form}, proof of insurance, business license [confirm].`,
  ];
}

const goals = [
  'Scope, dates, rate and invoices are agreed in writing before the first job; that job is done as agreed.',
  'The jobs taken on are done on the agreed dates; what had to be done again is known and settled.',
  'Both sides say whether they want further jobs, and on which terms.',
  'No goal: only what is agreed for each job counts.',
] as const;

/** What is agreed by the job has no probation and no attendance; null where somebody is employed. */
export const listOwnGoals = ({ brief }: Source): readonly string[] | null =>
  findOwnBusiness(brief) === null ? null : goals;
