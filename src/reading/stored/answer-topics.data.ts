import type { UnitRole } from '#shared/reading.ts';

/** What an answer is read as: a line of an advertisement with this role, behind this label. */
export interface AnswerPlace {
  role: UnitRole;
  label: string | null;
  /** The whole answer is one line, however it is written. */
  isOne?: boolean;
  /** Steps in their order, as in "a call, then a visit". */
  isSteps?: boolean;
}

/** By the matter of the question, in lower case. What is not here is quoted, and read as nothing. */
export const answerPlaces: Partial<Record<string, AnswerPlace>> = {
  pay: { role: 'pay', label: 'Salary' },
  'pay range': { role: 'pay', label: 'Salary' },
  schedule: { role: 'schedule', label: 'Hours' },
  hours: { role: 'schedule', label: 'Hours' },
  'full and part time': { role: 'schedule', label: null },
  'extra pay': { role: 'benefit', label: null },
  travel: { role: 'schedule', label: 'Travel' },
  'office days': { role: 'place', label: 'Work type' },
  'way of working': { role: 'place', label: 'Work type' },
  'work type': { role: 'place', label: 'Work type' },
  place: { role: 'place', label: 'Location', isOne: true },
  'start date': { role: 'head', label: 'Start date', isOne: true },
  deadline: { role: 'process', label: 'Closing date', isOne: true },
  openings: { role: 'head', label: 'Openings', isOne: true },
  'reporting line': { role: 'head', label: 'Reports to' },
  department: { role: 'head', label: 'Department', isOne: true },
  contract: { role: 'schedule', label: 'Employment type' },
  benefits: { role: 'benefit', label: null },
  'benefits without figures': { role: 'benefit', label: null },
  growth: { role: 'benefit', label: null },
  'must-haves': { role: 'must', label: null },
  experience: { role: 'must', label: null },
  licence: { role: 'must', label: null },
  education: { role: 'must', label: null },
  duties: { role: 'duty', label: null },
  'first-year goals': { role: 'duty', label: 'First year' },
  team: { role: 'team', label: null },
  'hiring process': { role: 'process', label: null, isSteps: true },
};
