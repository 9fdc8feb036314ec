import { describe, expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { isBeginnersPost, isForStudents } from './is-beginners-post.ts';

const isFor = (title: string, lines: string[] = [], years: number | null = null): boolean =>
  isBeginnersPost({
    title: { given: title, clean: title, singular: title },
    facts: lines.map((text) => ({ kind: 'duty', text })),
    seniority: { level: null, years: years === null ? null : { min: years } },
  } as unknown as Brief);

describe('isBeginnersPost', () => {
  it.each([
    'Apprentice Joiner',
    'Trainee Manager',
    'Trainee Nursery Practitioner',
    'Museum Intern',
    'Museum Interns (Textiles)',
    'Summer Internship',
    'Business Administration Apprenticeship',
    'Engineering Graduate Scheme',
    'School Leaver Programme',
    'Marketing Placement Student',
  ])('believes the title %s', (title) => {
    expect(isFor(title)).toBe(true);
  });

  it.each([
    'Apprenticeship Coordinator',
    'Apprentice Tutor',
    'Internship Program Manager',
    'Graduate Program Assistant',
    'Internal Auditor',
    'International Buyer',
    'Job Placement Specialist',
    'Clinical Trainee, Family Therapist',
  ])('takes %s for nobody who begins', (title) => {
    expect(isFor(title)).toBe(false);
  });

  it('believes a text that says that an apprenticeship belongs to the post', () => {
    expect(isFor('Gardener', ['You will undertake a Level 2 Horticulture apprenticeship.'])).toBe(
      true,
    );
    expect(isFor('Gardener', ['This is an eighteen month apprenticeship.'])).toBe(true);
    expect(isFor('Gardener', ['You have completed a recognised apprenticeship.'])).toBe(false);
    expect(isFor('Gardener', ['Help us to look after two apprentices.'])).toBe(false);
  });

  it('is not misled where years of the work are asked for', () => {
    expect(isFor('Trainee Manager', [], 3)).toBe(false);
  });
});

describe('isForStudents', () => {
  const students = (title: string, ...lines: string[]): boolean =>
    isForStudents({
      title: { given: title, clean: title, singular: title },
      facts: lines.map((text) => ({ kind: 'must', text })),
    } as unknown as Brief);

  it('goes by enrollment, a degree program or an internship', () => {
    expect(students('Map Room Intern')).toBe(true);
    expect(students('Map Room Trainee', 'Currently enrolled in a degree program')).toBe(true);
    expect(students('Map Room Trainee', 'Open to undergraduate students of geography')).toBe(true);
    expect(isFor('Summer Map Clerk', ['You must be enrolled at a university.'])).toBe(true);
  });

  it('leaves apprentices and school leavers where they were', () => {
    expect(students('Apprentice Binder')).toBe(false);
    expect(students('Map Room Trainee', 'Five GCSEs or the like')).toBe(false);
    expect(students('Map Room Intern', 'For school leavers of this town')).toBe(false);
    expect(isFor('Summer Map Clerk', ['Files maps.'])).toBe(false);
  });
});
