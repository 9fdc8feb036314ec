import { describe, expect, it } from 'vitest';
import { nameWithLaw } from '#plan/criteria/gates/law.ts';
import { listJobFacts } from '#plan/letters/job-facts.ts';
import { makePlan } from '#plan/plan.ts';
import { draftInternal } from '../attraction-posting/draft/internal.ts';
import { generators } from '../generators.server.ts';
import { sourceOfText } from './source-of-text.ts';

const gatesOf = (text: string) => makePlan(sourceOfText(text)).gates;

const hygienist = (more: string) => `Registered Dental Hygienist
Harbour Dental
Chicago, IL

You clean teeth, chart gums and take X-rays in a practice of two dentists. $48 an hour.
${more}`;

describe('papers that the law demands', () => {
  it('are a condition although the advertisement names none', () => {
    const [first] = gatesOf(hygienist('You are friendly.'));
    expect(first).toMatchObject({
      name: 'State dental hygienist license',
      kind: 'credential',
      law: { isNamed: false },
    });
    expect(first && nameWithLaw(first)).toContain('required by law');
  });

  it('stand once where the advertisement demands them', () => {
    const gates = gatesOf(
      hygienist('Requirements:\n- Active Illinois dental hygienist license required'),
    );
    expect(gates.filter(({ kind }) => kind === 'credential')).toHaveLength(1);
    expect(gates.some(({ law }) => law !== undefined)).toBe(false);
  });

  it('hold for the title and the country only', () => {
    const assistant = gatesOf(
      hygienist('').replace('Registered Dental Hygienist', 'Dental Assistant'),
    );
    expect(assistant.some(({ law }) => law !== undefined)).toBe(false);
    const cook = gatesOf(
      'Line Cook\nHarbour Grill\nChicago, IL\n\nYou cook on the line. $20 an hour.',
    );
    expect(cook.some(({ law }) => law !== undefined)).toBe(false);
  });
});

describe('a paper that only the law names', () => {
  const source = sourceOfText(hygienist('You are friendly.'));
  it('stands in the posting as a blank to confirm, and in no letter', () => {
    const { requiredQualifications } = draftInternal(source);
    expect(requiredQualifications.join('\n')).toContain(
      'State dental hygienist license [usually required by law, not in the advertisement: confirm]',
    );
    const { figures, draft } = generators.attractionPosting.prepare(source);
    const written = JSON.stringify(generators.attractionPosting.merge(figures, draft));
    const [, published = ''] = written.split('"publicJobPosting"');
    expect(published).toMatch(/hygienist license \[usually required by law[^\]]{0,60}confirm\]/i);
    expect(listJobFacts(source).needs.join('\n')).not.toMatch(/license/i);
  });

  it('is not added where the job needs no qualifications', () => {
    const gates = gatesOf(hygienist('Requirements:\n- You do not need any formal qualifications'));
    expect(gates.some(({ law }) => law !== undefined)).toBe(false);
  });
});

describe('a paper that such work usually needs', () => {
  const asked = (text: string) => sourceOfText(text).brief.missing.map(({ topic }) => topic);
  const teacher = (school: string) => `High School Math Teacher
Harbor School
Mobile, AL

${school}
You teach algebra and geometry to five classes. $58,000 a year.
Requirements:
- Bachelor's degree in mathematics`;

  it('is asked about where a state gives it, and not for a private school', () => {
    expect(asked(teacher('We are a public school of 600 students.'))).toContain('Licence');
    expect(asked(teacher('We are a private school of 600 students.'))).not.toContain('Licence');
  });

  it('is not an American one in Britain', () => {
    const officer = (place: string, title: string) => `${title}
Harbor Justice Service
${place}

You look after people in custody, search cells and write reports.
Requirements:
- Calm under pressure`;
    expect(asked(officer('Mobile, AL', 'Correctional Officer'))).toContain('Licence');
    expect(asked(officer('Leeds, United Kingdom', 'Prison Officer'))).not.toContain('Licence');
  });
});
