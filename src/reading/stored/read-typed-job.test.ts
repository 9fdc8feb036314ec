import { describe, expect, it } from 'vitest';
import { sampleJob } from '#shared/sample-job.ts';
import { emptyJobText, type JobText, toJobText } from './job-text.ts';
import { readTypedJob } from './read-typed-job.ts';

const sample = toJobText(sampleJob);
const read = (more: Partial<JobText>) =>
  readTypedJob({ ...emptyJobText, title: 'Welder', location: 'Tulsa, OK', ...more });
const rolesOf = (more: Partial<JobText>) =>
  Object.fromEntries(read(more).reading.units.map(({ text, role }) => [text, role]));

describe('readTypedJob', () => {
  it('asks little of a job that was typed with care', () => {
    const { units } = readTypedJob(sample).reading;
    const asked = units.filter(({ confidence, role }) => confidence < 0.5 && role !== 'company');
    expect(asked.length).toBeLessThanOrEqual(5);
    expect(units.filter(({ role }) => role === 'must').length).toBeGreaterThanOrEqual(9);
    expect(units.filter(({ role }) => role === 'nice').length).toBeGreaterThanOrEqual(6);
  });

  it('quotes its text truly', () => {
    const { text, reading } = readTypedJob(sample);
    for (const unit of reading.units) expect(text.slice(unit.start, unit.end)).toContain(unit.text);
    for (const found of Object.values(reading.fields).flat())
      for (const { quote, start, end } of found?.evidence ?? [])
        expect(text.slice(start, end)).toBe(quote);
  });

  it('knows what a line of the form is, whatever its words', () => {
    const { reading } = read({ title: 'Benefits', employer: 'We Are Hiring', salaryRange: '24' });
    expect(reading.units.map(({ role, confidence }) => [role, confidence])).toEqual([
      ['title', 1],
      ['company', 1],
      ['place', 1],
      ['pay', 1],
    ]);
  });

  it('reads prose in the light of its field', () => {
    const words = 'Stands for eight hours';
    expect(rolesOf({ requirements: words })[words]).toBe('must');
    expect(rolesOf({ dealBreakers: [words] })[words]).toBe('must');
    expect(rolesOf({ preferredBackgrounds: [words] })[words]).toBe('nice');
  });

  it('keeps what a description says of other things', () => {
    const roles = rolesOf({
      description: 'What you will do\n- Weld frames\n\nThe pay is $24 to $28 an hour.',
    });
    expect(roles).toMatchObject({
      'What you will do': 'head',
      'Weld frames': 'duty',
      'The pay is $24 to $28 an hour.': 'pay',
    });
  });

  it('lets a person say otherwise', () => {
    const corrections: JobText['corrections'] = {
      roles: [{ quote: 'Own van', role: 'nice' }],
      order: [],
      occupation: null,
    };
    const { units } = read({ dealBreakers: ['Own van'], corrections }).reading;
    expect(units.find(({ text }) => text === 'Own van')?.role).toBe('nice');
  });
});
