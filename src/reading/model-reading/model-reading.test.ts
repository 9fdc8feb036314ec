import { describe, expect, it } from 'vitest';
import type { ModelFields, ModelReading } from '#shared/model-reading.ts';
import { parseJobText } from '../parse-job-text.ts';
import { readJob } from '../read-job.ts';
import { understand } from '../read-stored-job.ts';
import { emptyJobText } from '../stored/job-text.ts';
import { locateQuote } from './locate-quote.ts';

const text = `We are Bright Harbour, and this is about somebody for our galley.

On board the ferry you cook breakfast for two hundred. You clean down at night.
Anyone who has fed a crowd will do. A food hygiene certificate is a plus.

The money: between £14.20 and £15.90 for every hour. You would begin on 4 May 2027.
Ports: Oban. Ask for three years somewhere busy.`;

const nothing: ModelFields = {
  title: null,
  employer: null,
  place: null,
  workType: null,
  pay: null,
  employmentType: null,
  hours: null,
  department: null,
  reportsTo: null,
  startDate: null,
  openings: null,
  yearsMin: null,
  education: null,
  deadline: null,
};
const tell = (fields: Partial<ModelFields>, more: Partial<ModelReading> = {}): ModelReading => ({
  roles: [],
  occupation: null,
  fields: { ...nothing, ...fields },
  ...more,
});

describe('a quotation', () => {
  it('is found however its blanks were broken, and never made up', () => {
    expect(locateQuote(text, 'on   board the ferry')?.quote).toBe('On board the ferry');
    expect(locateQuote(text, 'three years of galley work')).toBeNull();
    expect(locateQuote(text, ' ')).toBeNull();
  });
});

describe('what a model read', () => {
  it('fills what code did not find, in words that stand there', () => {
    const alone = readJob(text).fields;
    const { fields } = readJob(
      text,
      null,
      tell({ employer: 'Bright Harbour', place: 'Oban', startDate: '4 May 2027' }),
    );
    expect(alone.place?.value.city ?? null).not.toBe('Oban');
    expect(fields.employer?.value).toBe('Bright Harbour');
    expect(fields.place?.value).toMatchObject({ city: 'Oban', country: 'GB' });
    expect(fields.place?.evidence[0]).toMatchObject({ quote: 'Oban' });
    expect(fields.startDate?.value).toMatch(/May/);
  });

  it('is refused where the words are not in the text', () => {
    const { fields } = readJob(text, null, tell({ employer: 'Calmac', pay: '£30 an hour' }));
    const alone = readJob(text).fields;
    expect(fields.employer).toEqual(alone.employer);
    expect(fields.pay).toEqual(alone.pay);
  });

  it('has its amounts read by code from the quoted words', () => {
    const { fields } = readJob(
      text,
      null,
      tell({ pay: 'between £14.20 and £15.90 for every hour' }),
    );
    expect(fields.pay?.value).toMatchObject({ min: 14.2, max: 15.9, period: 'hour' });
    // Words that hold no amount are no pay, whatever the model says.
    expect(readJob(text, null, tell({ pay: 'The money' })).fields.pay).toEqual(
      readJob(text).fields.pay,
    );
  });

  it('settles the roles of units, but not what a person set right', () => {
    const { units } = readJob(text);
    const unit = units.findIndex((one) => one.text.startsWith('Anyone who has fed'));
    const told = tell({}, { roles: [{ unit, role: 'must', also: [] }] });
    expect(readJob(text, null, told).units[unit]).toMatchObject({ role: 'must', also: [] });
    const mixed = tell({}, { roles: [{ unit, role: 'must', also: ['schedule'] }] });
    expect(readJob(text, null, mixed).units[unit]?.also).toEqual(['schedule']);
    const corrections = {
      roles: [{ quote: units[unit]?.text ?? '', role: 'company' as const }],
      order: [],
      occupation: null,
    };
    expect(readJob(text, corrections, told).units[unit]?.role).toBe('company');
    const beyond = tell({}, { roles: [{ unit: 999, role: 'must', also: [] }] });
    expect(readJob(text, null, beyond).units).toEqual(units);
  });

  it('yields to a label, and is then asked about', () => {
    const labelled = `Job title: Ship's Cook\nLocation: Oban\nSalary: £14.20 - £15.90 per hour\n\n${text}`;
    const { fields, doubts } = readJob(labelled, null, tell({ title: 'somebody for our galley' }));
    expect(fields.title?.value).toBe("Ship's Cook");
    expect(doubts).toEqual([
      { field: 'title', taken: "Ship's Cook", other: 'somebody for our galley' },
    ]);
  });

  it('chooses the occupation among those offered, and no other', () => {
    const { occupation } = readJob(text);
    const offered = occupation.alternatives[0];
    const chosen = readJob(text, null, tell({}, { occupation: offered?.soc ?? '' })).occupation;
    if (offered) expect(chosen).toMatchObject({ soc: offered.soc, sure: true });
    expect(readJob(text, null, tell({}, { occupation: '29-1141' })).occupation).toEqual(occupation);
  });

  it('reaches the form and the brief', () => {
    const told = tell({ place: 'Oban', title: 'somebody for our galley' });
    const parsed = parseJobText(text, undefined, told);
    expect(parsed.parsed.kind === 'job' && parsed.parsed.location).toMatch(/Oban/);
    if (parsed.parsed.kind !== 'job') throw new Error('Not read as a job.');
    const { description, requirements, benefits, culture } = parsed.parsed;
    const pay = 'between £14.20 and £15.90 for every hour';
    const brief = understand({
      job: {
        ...emptyJobText,
        title: 'Cook',
        description,
        requirements,
        benefits,
        culture,
        sourceText: text,
        told: tell({ place: 'Oban', pay }),
      },
      organization: { name: 'Crewing Ltd' },
    });
    expect(brief.place.resolved?.city).toBe('Oban');
    expect(brief.pay).toMatchObject({ min: 14.2, period: 'hour' });
  });
});
