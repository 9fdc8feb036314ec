import { describe, expect, it } from 'vitest';
import { readJobText } from '../read-job-text.ts';
import { understand } from '../read-stored-job.ts';

function nameOf(text: string, organization = ''): string {
  const job = readJobText(text);
  return job === null
    ? ''
    : understand({ job: { ...job, answers: [] }, organization: { name: organization } }).employer
        .name;
}

describe('the employer of a job', () => {
  it('is named by a sentence on shifts that says who hires', () => {
    expect(
      nameOf(
        'Harrow Brightwell is hiring for a Room Coordinator for our Tulsa office to work Monday to Friday 7:30 am to 4:30 pm with some evenings!\nPay: $17.50/hour\nJob duties\nSet up meeting rooms each morning.\nOrder food for meetings.\nQualifications\nHigh school diploma.',
      ),
    ).toBe('Harrow Brightwell');
  });

  it('is named by the sentence that says where the role is', () => {
    expect(
      nameOf(
        'Role Description\nThis is a full-time hybrid role for a Room Coordinator at Harrow Brightwell.\nYou set up meeting rooms each morning.\nQualifications\nHigh school diploma.',
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

  it.each([
    'We’re partnering with a family bakery that’s looking for a careful baker.',
    'Our client is a family bakery with nine shops.',
    'Larkin Search is acting on behalf of a family bakery as an employment agency.',
  ])('is not whoever recruits for a client: %s', (sentence) => {
    const text = `Baker\nLarkin Search\nLeeds, England\n\n${sentence}\nDuties\nBake bread through the night.\nWeigh and mix dough.\nRequirements\nTwo years of experience as a baker.`;
    expect(nameOf(text)).toBe('');
    expect(nameOf(text, 'Larkin Search')).toBe('');
  });

  it('is the firm that works for its clients and partners with many', () => {
    const text = `Surveyor\nLarkin Surveys\nLeeds, England\n\nLarkin Surveys measures land for our clients. We are working with a range of partners to map the coast.\nDuties\nMeasure plots.\nDraw plans.\nRequirements\nTwo years of experience as a surveyor.`;
    expect(nameOf(text)).toBe('Larkin Surveys');
  });
});
