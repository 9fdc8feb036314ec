import { describe, expect, it } from 'vitest';
import { readJobText } from '../../read-job-text.ts';
import { understand } from '../../read-stored-job.ts';

const workplaceOf = (title: string, ...lines: string[]): string | undefined =>
  understand({
    job: readJobText(
      [
        title,
        'Harbour Foods',
        'Denver, CO',
        '',
        'Job Description',
        ...lines,
        'Duties',
        '- Wash pots',
        '- Sweep floors',
      ].join('\n'),
    )!,
    organization: { name: '' },
  }).workplace?.text;

describe('where in the town the work is done', () => {
  it.each<[string, string, string]>([
    ['Line Cook - DEN Airport', '', 'DEN Airport'],
    ['Line Cook - Copper Spoon Kitchen - DEN Airport', '', 'Copper Spoon Kitchen, DEN Airport'],
    ['Registered Nurse RN - Medical ICU MICU - PT Nights', '', 'Medical ICU'],
    ['Porter', 'This is a permanent role and is based at Larkfield Airport.', 'Larkfield Airport'],
    [
      'Clerk',
      'You work from our Denver, Larkfield Business Park office on four days.',
      'Larkfield Business Park',
    ],
    [
      "Care Assistant - St Anne's",
      "St Anne's Nursing Home has forty beds and a garden.",
      "St Anne's Nursing Home",
    ],
    [
      'Security Officer',
      'You will keep good relationships with students and the school community.',
      'school',
    ],
  ])('%s: %s', (title, line, site) => {
    expect(workplaceOf(title, line)).toBe(site);
  });

  it.each<[string, string]>([
    [
      'Line Cook',
      'Harbour Foods opened its first counter at Northgate Airport in 2000, and our company has grown ever since.',
    ],
    ['Nurse', 'We are looking for a nurse to join our team.'],
  ])('is not told: %s, %s', (title, line) => {
    expect(workplaceOf(title, line)).toBeUndefined();
  });
});
