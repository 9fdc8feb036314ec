import { describe, expect, it } from 'vitest';
import { readJobText } from '../read-job-text.ts';
import { understand } from '../read-stored-job.ts';

function nameOf(text: string): string {
  const job = readJobText(text);
  return job === null
    ? ''
    : understand({ job: { ...job, answers: [] }, organization: { name: '' } }).employer.name;
}

describe('the employer of a job', () => {
  it('is named by a sentence on shifts that says who hires', () => {
    expect(
      nameOf(
        'Harrow Brightwell is hiring for a Room Coordinator for our Tulsa office to work Monday to Friday 7:30 am to 4:30 pm with some evenings!\nPay: $17.50/hour\nJob duties\nSet up meeting rooms each morning.\nOrder food for meetings.\nQualifications\nHigh school diploma.',
      ),
    ).toBe('Harrow Brightwell');
  });

  it('is not a program that a line of demands names', () => {
    expect(
      nameOf(
        'Room Coordinator\nTulsa, OK\nJob duties\nSet up meeting rooms each morning.\nQualifications\nExperience with Donor Perfect is an asset.\nHigh school diploma.',
      ),
    ).toBe('');
  });
});
