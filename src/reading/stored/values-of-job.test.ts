import { describe, expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { readJobText } from '../read-job-text.ts';
import { understand } from '../read-stored-job.ts';
import { emptyJobText, type EmployerText, type JobText } from './job-text.ts';

const read = (fields: Partial<JobText>, organization: EmployerText = { name: 'Acme' }): Brief =>
  understand({
    job: { ...emptyJobText, title: 'Cook', location: 'Boise, ID', ...fields },
    organization,
  });

const agency = { name: 'Talent Bridge', industry: 'consulting', companySize: '11-50' };
const ad = `Line Cook
Harbour Hotel Group
Location: Boise, ID

About us
Harbour Hotel Group is a family-owned company with nine hotels.

Responsibilities
- Cook breakfast and lunch
- Keep the kitchen clean

Requirements
- One year in a hotel kitchen`;

describe('employer', () => {
  it('is whom the text names, and of a client nothing else is known', () => {
    const { employer } = understand({ job: readJobText(ad)!, organization: agency });
    expect(employer).toMatchObject({ name: 'Harbour Hotel Group', industry: null, size: null });
    expect(employer.described).toBe('our client in Boise');
    expect(employer.source).toMatchObject({ field: 'sourceText', quote: 'Harbour Hotel Group' });
  });

  it('is first of all whom a person named, and the organization without either', () => {
    const job = { ...readJobText(ad)!, employer: 'Harbour Boise' };
    expect(understand({ job, organization: agency }).employer.name).toBe('Harbour Boise');
    expect(read({}, agency).employer).toMatchObject({
      name: 'Talent Bridge',
      industry: 'consulting',
      size: '11-50',
      source: null,
    });
  });

  it('is the organization itself under a longer name', () => {
    const organization = { name: 'Harbour Hotel Group Inc.', industry: 'hospitality' };
    const { employer } = understand({ job: readJobText(ad)!, organization });
    expect([employer.name, employer.industry]).toEqual(['Harbour Hotel Group Inc.', 'hospitality']);
  });

  it('is no licence among the demands', () => {
    const { employer } = read({ requirements: '- CDL Class A is a plus' });
    expect(employer.name).toBe('Acme');
  });
});

describe('place', () => {
  it('has no country while nothing settles a name', () => {
    const { place, missing } = read({ location: 'Springfield' });
    expect([place.country, place.resolved]).toEqual([null, null]);
    expect(missing.find(({ topic }) => topic === 'Place')?.question).toMatch(/Which Springfield/);
  });

  it('is settled by the money and the words of the job', () => {
    const { place } = read({
      location: 'Birmingham',
      salaryRange: '£13.20 per hour',
      description: 'You need the right to work in the UK. Holiday pay and pension included.',
    });
    expect(place.country).toBe('GB');
  });
});

describe('occupation', () => {
  it('stays open, with a question, where title and duties do not agree', () => {
    const { occupation, missing } = read({ title: 'Chief Vibes Wrangler' });
    expect(occupation.id).toBe('general');
    expect(missing.map(({ topic }) => topic)).toContain('Occupation');
  });
});

describe('what a person typed', () => {
  const text = 'We work from home. Pay is $20 an hour.';

  it('goes before what the text says', () => {
    const brief = read({ description: text, workType: 'hybrid', salaryRange: '$25 - $30 an hour' });
    expect([brief.workType, brief.pay?.min, brief.pay?.max]).toEqual(['hybrid', 25, 30]);
    expect(brief.pay?.source).toMatchObject({ field: 'salaryRange' });
  });

  it('leaves the rest to the text', () => {
    const brief = read({ description: text });
    expect(brief.pay).toMatchObject({ min: 20, source: { field: 'description' } });
  });
});

describe('questions', () => {
  it('never ask for what the text holds', () => {
    const topics = (fields: Partial<JobText>) => read(fields).missing.map(({ topic }) => topic);
    const asked = ['Benefits', 'Schedule', 'Pay', 'Reporting line', 'Start date'];
    expect(topics({})).toEqual(expect.arrayContaining(asked));
    const told = topics({
      description:
        'Hours: Monday to Friday, 6 am to 2 pm\nReports to: Head Chef\nStart date: May 4, 2027\nSalary: $20 - $24 an hour',
      benefits: 'Great benefits package',
    });
    for (const topic of asked) expect(told).not.toContain(topic);
  });
});
