import { describe, expect, it } from 'vitest';
import { allJobs } from '../fixtures/jobs/all-jobs.ts';
import { understand } from '../read-stored-job.ts';
import { emptyJobText } from '../stored/job-text.ts';

const read = (name: string) => {
  const { job, organization } = allJobs.find((fixture) => fixture.name.startsWith(name))!;
  return understand({ job, organization });
};
const textsOf = (name: string, kind: string): string[] =>
  read(name)
    .facts.filter((fact) => fact.kind === kind)
    .map(({ text }) => text);
const typed = (fields: Partial<typeof emptyJobText>) =>
  understand({
    job: { ...emptyJobText, title: 'Welder', location: 'Erie, PA', ...fields },
    organization: { name: 'Acme' },
  });

describe('facts that are kept', () => {
  it('takes what comes on top of the pay as benefits', () => {
    expect(textsOf('pipe welder', 'benefit')).toContain('$1.50 shift differential');
    expect(textsOf('CFO', 'benefit')).toEqual(
      expect.arrayContaining(['30% target bonus', 'Phantom equity']),
    );
    expect(textsOf('truck driver', 'benefit')).toContain('$1,450 minimum weekly guarantee');
    expect(
      typed({ salaryRange: '$24/hr plus $500 sign-on bonus' }).facts.map(({ text }) => text),
    ).toEqual(['$500 sign-on bonus']);
  });

  it('tells what is not asked for as such', () => {
    expect(textsOf('backend engineer', 'culture')).toEqual(
      expect.arrayContaining(['No logistics experience needed', 'No degree needed']),
    );
    expect(textsOf('warehouse', 'benefit')).toContain('No experience needed, paid training');
  });

  it('keeps a promise in two halves, and parts a licence from a record', () => {
    expect(textsOf('pipe welder', 'process')).toEqual([
      'We test every Tuesday at 10 am; you will know the result the same day',
    ]);
    expect(textsOf('truck driver', 'licence')).toContain('CDL Class A');
    expect(textsOf('truck driver', 'experience')).toEqual([
      '12 months of tractor-trailer experience',
    ]);
  });

  it('keeps what the employer makes and never turns a never around', () => {
    expect(textsOf('pipe welder', 'culture')).toContain(
      'We build pressure vessels and process piping for refineries along the Red River',
    );
    const all = read('HVAC').facts.map(({ text }) => text);
    expect(all).not.toContain('We pay on how much you sell');
  });

  it('knows the names of things that duties work with', () => {
    const terms = read('backend engineer').facts.flatMap((fact) => fact.terms);
    expect(terms).toEqual(expect.arrayContaining(['Go', 'PostgreSQL', 'Kafka', 'Kubernetes']));
  });

  it('reads the money of the place and a title without tags', () => {
    expect(read('data scientist').pay?.currency).toBe('USD');
    expect(typed({ title: '<b>Nurse</b>' }).title).toEqual({
      given: '<b>Nurse</b>',
      clean: 'Nurse',
      singular: 'nurse',
    });
  });

  it('asks nobody whether welding is done from home, and everybody about another language', () => {
    const topics = (name: string): string[] => read(name).missing.map(({ topic }) => topic);
    expect(topics('pipe welder')).not.toContain('Work type');
    expect(topics('German')).toContain('Language');
    expect(topics('pipe welder')).not.toContain('Language');
  });
});
