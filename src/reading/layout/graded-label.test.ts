import { expect, it } from 'vitest';
import { readJobText } from '../read-job-text.ts';
import { understand } from '../read-stored-job.ts';
import { endOfBareGrade, gradeOfLabel } from './graded-label.ts';

it.each([
  ['Experience Required', 'must'],
  ['Skills (Desired)', 'nice'],
  ['Minimum education required', 'must'],
  ['Education and Training Preferred', 'nice'],
  ['Experience', undefined],
  ['Travel Required', undefined],
])('knows the label "%s"', (label, grade) => {
  expect(gradeOfLabel(label)).toBe(grade);
});

it.each([
  ['Experience Desired Loom software', 'Experience Desired '],
  ['Skills (Required) Typing at speed', 'Skills (Required) '],
  ['Experience Required In This Role', undefined],
  ['Experience desired with looms', undefined],
])('finds where it ends without a colon: %s', (line, label) => {
  expect(endOfBareGrade(line)).toBe(label?.length);
});

it('grades what follows such labels, also where they grew together, and leaves them out', () => {
  const job = readJobText(
    [
      'Wages Clerk',
      'Halden Mills, Erie, PA',
      'Key Responsibilities:',
      'Run the wages of three depots each week.',
      'Keep the ledgers of the wage office.',
      'Key Competencies:Experience Required: 2 to 4 years wage ledgersExperience Desired Loom ERPEducation Desired: Bachelors Degree in FinanceEducation Required: High school diploma',
    ].join('\n'),
  )!;
  const { facts } = understand({ job: { ...job, answers: [] }, organization: { name: '' } });
  const asked = facts.filter(({ kind }) => kind !== 'duty');
  expect(asked.map(({ importance, text }) => [importance, text])).toEqual(
    expect.arrayContaining([
      ['must', '2 to 4 years of experience in wage ledgers'],
      ['must', 'High school diploma'],
      ['preferred', 'Loom ERP'],
      ['preferred', 'Bachelors Degree in Finance'],
    ]),
  );
  expect(facts.some(({ text }) => /\b(?:Required|Desired)\b/.test(text))).toBe(false);
});
