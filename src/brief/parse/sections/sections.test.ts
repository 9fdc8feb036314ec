import { describe, expect, it } from 'vitest';
import { readLines } from '../text/lines.ts';
import { classifyHeading } from './classify-heading.ts';
import { readLabelledFields } from './labelled-fields.ts';
import { placeLines } from './split-sections.ts';

describe('classifyHeading', () => {
  it.each([
    ['ANNUAL SALARY', 'pay'],
    ['REQUIREMENTS/MINIMUM QUALIFICATIONS', 'requirements'],
    ["What you'll do", 'duties'],
    ['Key Responsibilities:', 'duties'],
    ['Preferred Qualifications', 'preferred'],
    ['Compensation & Benefits', 'benefits'],
    ['Why join us?', 'culture'],
    ['How to apply', 'apply'],
    ['Equal Opportunity', 'legal'],
    ['Ihre Aufgaben', 'duties'],
    ['Das bringen Sie mit', 'requirements'],
    ['Wir bieten', 'benefits'],
    ['Vos missions', 'duties'],
    ['Profil recherché', 'requirements'],
    ['Nous vous proposons', 'benefits'],
    ['Nasze wymagania', 'requirements'],
  ])('%s: %s', (heading, kind) => {
    expect(classifyHeading(heading)).toBe(kind);
  });

  it.each([
    'Operational Oversight',
    'Warehouse Associate',
    'You will plan the day and lead the team',
  ])('%s is none', (line) => {
    expect(classifyHeading(line)).toBeUndefined();
  });
});

describe('readLabelledFields', () => {
  const read = (text: string): [string, string][] =>
    readLabelledFields(readLines({ text })).map(({ key, value, below }) => [
      key,
      value || below.map((line) => line.text).join('|'),
    ]);

  it('reads values beside, behind tabs and below their labels', () => {
    expect(read('Job Title: Cook\nLocation\tLeeds\nSalary\n£30,000 a year')).toEqual([
      ['title', 'Cook'],
      ['location', 'Leeds'],
      ['pay', '£30,000 a year'],
    ]);
  });

  it('reads the lists of intake notes', () => {
    expect(
      read(
        '- Red flags in resumes? no projects, job hopping\n- Target companies:\n  - Acme\n  - Bolt',
      ),
    ).toEqual([
      ['redFlags', 'no projects, job hopping'],
      ['competitors', 'Acme|Bolt'],
    ]);
  });
});

describe('placeLines', () => {
  it('lets a note speak for its own line and a list for all of its lines', () => {
    const text =
      'Duties:\nRun the till\nNote: closed on Sundays\nClean the shop\nBenefits: free lunch\nA bonus';
    expect(placeLines(readLines({ text })).map(({ section }) => section)).toEqual([
      'duties',
      'duties',
      'process',
      'duties',
      'benefits',
      'benefits',
    ]);
  });
});
