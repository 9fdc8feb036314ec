import { describe, expect, it } from 'vitest';
import { readJob } from '../../../read-job.ts';

const duties = `Responsibilities
Greet patients and answer the phone at the front desk.
Book appointments and keep the calendar up to date.
Collect payments and post them at the end of the day.
Other duties as assigned by management.

Qualifications
High school diploma or equivalent.
One year of experience in a medical office.
Clear and friendly manner on the phone.`;

const read = (...parts: string[]): string | null =>
  readJob(['Front Desk Coordinator', ...parts].join('\n\n')).fields.employer?.value ?? null;

describe('the employer of a whole advertisement', () => {
  it('is named in the middle of a sentence, with a portrait behind it', () => {
    expect(
      read(
        'Join our dynamic team at Tumbling Otter Therapy , a small but thriving clinic for children and their families.',
        duties,
      ),
    ).toBe('Tumbling Otter Therapy');
  });

  it('is who owns what is spoken of again and again', () => {
    expect(
      read(
        'The coordinator is the first face of Fernwick’s clinic in Dayton. You will uphold Fernwick’s standards of care every day.',
        duties,
        'We offer paid time off. Fernwick is an equal opportunity employer.',
      ),
    ).toBe('Fernwick');
  });

  it('is the house in a large town, and not the town', () => {
    const told =
      'Awarded best for business by the Harbour Guide, Astoria Palace Lisbon is the place to stay. The house is next to the old town of Lisbon, half an hour from the airport of Lisbon.';
    expect(read(told, duties)).toBe('Astoria Palace Lisbon');
    expect(read('A clinic next to the old town of Lisbon is growing.', duties)).toBeNull();
  });

  it('is nobody where the text names none', () => {
    expect(
      read('A busy clinic is looking for a friendly person for its front desk.', duties),
    ).toBeNull();
  });

  it('is nobody where a client is only described', () => {
    expect(read('Our client is a busy clinic in Dayton with four doctors.', duties)).toBeNull();
  });

  it('is not a program, a law or a department', () => {
    expect(
      read(
        'You work with Athena and Microsoft Excel, follow HIPAA and report to the Patient Services Department.',
        duties,
      ),
    ).toBeNull();
  });
});
