import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { briefSchema } from '#shared/brief.ts';
import type { Brief, FactSource } from '#shared/brief.ts';
import { sampleJob } from '#shared/sample-job.ts';
import { casesOf } from '#shared/testing/cases-of.ts';
import { allJobs } from './fixtures/jobs/all-jobs.ts';
import { allFixtures } from './fixtures/texts/all-fixtures.ts';
import { readJobText } from './read-job-text.ts';
import { understand } from './read-stored-job.ts';
import { emptyJobText, textOf } from './stored/job-text.ts';
import type { JobText } from './stored/job-text.ts';

const organization = { name: 'High Plains Wind Services' };

function listSources(brief: Brief): FactSource[] {
  const stated = [brief.department, brief.reportsTo, brief.startDate, brief.employmentType];
  return [
    ...brief.facts,
    ...stated.filter((entry) => entry !== null),
    ...brief.dealBreakers,
    ...brief.preferredBackgrounds,
    ...brief.redFlags,
    ...brief.competitors,
    ...brief.openTo,
    ...brief.values,
    ...brief.teamSaid,
    ...brief.taught,
    ...brief.roleSaid,
    ...brief.houseSaid,
    ...brief.sites,
    ...(brief.severalOpenings ? [brief.severalOpenings] : []),
    ...(brief.pay ? [brief.pay] : []),
    ...(brief.openings ? [brief.openings] : []),
  ]
    .map(({ source }) => source)
    .concat(brief.seniority.source ?? []);
}

function expectTrueQuotes(brief: Brief, job: JobText): void {
  for (const source of listSources(brief)) {
    if (source.from !== 'job') continue;
    const { field, quote, start } = source;
    expect(textOf(job, field).slice(start, start + quote.length)).toBe(quote);
    expect(quote.trim()).not.toBe('');
  }
}

describe('understand', () => {
  it.each(allJobs)(
    'reads "$name" with true quotes and phrases fit for a list',
    ({ job, ...rest }) => {
      const brief = understand({ job, organization: rest.organization });
      expect(briefSchema.parse(brief)).toEqual(brief);
      expectTrueQuotes(brief, job);
      const ids = brief.facts.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { text, short } of brief.facts) {
        expect(text).not.toMatch(/^[\s•*-]|[.;,\s]$/);
        expect(short.length).toBeLessThanOrEqual(60);
        expect(short).not.toBe('');
        expect(text).not.toMatch(/equal opportunity|reasonable accommodation|without regard to/i);
      }
    },
  );

  it('never makes a fact of a wish about who a person is', () => {
    const { job } = allJobs.find(({ name }) => name.includes('unlawful'))!;
    const brief = understand({ job, organization });
    const kept = [...brief.facts, ...brief.dealBreakers, ...brief.preferredBackgrounds].map(
      ({ text }) => text,
    );
    expect([...kept, brief.title.clean].join('\n')).not.toMatch(
      /female|christian|young|native|under 40|single/i,
    );
    const unlawful = brief.redFlags.filter((flag) => flag.unlawful).map(({ text }) => text);
    expect(unlawful.join('\n')).toMatch(/Female/);
    expect(unlawful.join('\n')).toMatch(/aged 25-40/);
    expect(brief.missing.map(({ topic }) => topic)).toContain('Unlawful wish');
  });

  it('has few facts and many questions of the trade for one line', () => {
    const { job } = allJobs.find(
      ({ name }) => name === 'form with nothing but a title and a place',
    )!;
    const brief = understand({ job, organization });
    expect(brief.facts).toEqual([]);
    const topics = brief.missing.map(({ topic }) => topic);
    expect(topics).toEqual(
      expect.arrayContaining([
        'Pay',
        'Duties',
        'Must-haves',
        'Start date',
        'Reporting line',
        'Hiring process',
        'Deal breakers',
        'Why the job is open',
      ]),
    );
    expect(brief.missing.find(({ topic }) => topic === 'Must-haves')?.question).toMatch(
      /bookkeeper.*(?:invoice|reconcil)/,
    );
  });

  it('says by hour and by year what the job says by one of them', () => {
    const paid = (salaryRange: string): Brief['pay'] =>
      understand({
        job: { ...emptyJobText, title: 'Cook', location: 'Boise, ID', salaryRange },
        organization,
      }).pay;
    expect(paid('$32-$38 per hour')).toMatchObject({
      hourly: { min: 32, max: 38 },
      annual: { min: 66_560, max: 79_040 },
    });
    expect(paid('$104,000 a year')).toMatchObject({ hourly: { min: 50, max: 50 }, period: 'year' });
    expect(paid('62-68 CPM')).toMatchObject({ period: 'mile', hourly: null, annual: null });
    expect(paid('Competitive')).toBeNull();
  });

  it('grades demands by their heading and by their own words', () => {
    const requirements = `Required\n- OSHA 10\n- CDL Class A is a plus\nPreferred\n- Two years of welding\n- Must pass a drug test\nNice to have\n- TIG`;
    const { facts } = understand({
      job: { ...emptyJobText, title: 'Welder', location: 'Erie, PA', requirements },
      organization,
    });
    expect(facts.map(({ text, importance }) => [text, importance])).toEqual([
      ['OSHA 10', 'must'],
      ['Pass a drug test', 'must'],
      ['Two years of welding', 'preferred'],
      ['CDL Class A is a plus', 'nice'],
      ['TIG', 'nice'],
    ]);
  });

  it('throws on no text and quotes truly from any', { timeout: 60_000 }, () => {
    const words = fc.constantFrom(
      'Required',
      '- ',
      '\n',
      'You will',
      'years',
      '3+',
      'female only',
      '<b>',
      '&amp;',
      '\t',
      'â€™',
      '’',
      ':',
      '; ',
      '. ',
      'Reports to the',
      'manager',
      '$20/hr',
      '401(k), ',
      'the process is a, b, c',
      'é',
      '🙂',
      '\u200b',
      '(',
      ')',
      'Preferred: ',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(words, { maxLength: 60 }).map((list) => list.join(' ')),
      fc.array(words, { maxLength: 60 }).map((list) => list.join('')),
    );
    fc.assert(
      fc.property(text, text, fc.array(text, { maxLength: 3 }), (first, second, list) => {
        const job: JobText = {
          ...emptyJobText,
          title: first.slice(0, 300),
          location: second.slice(0, 300),
          salaryRange: second.slice(0, 300),
          description: first,
          requirements: second,
          benefits: first,
          culture: second,
          dealBreakers: list,
          dealBreakersText: first,
          preferredBackgrounds: list,
          redFlags: list,
          competitorCompanies: list,
          companyAssets: first,
        };
        const brief = understand({ job, organization });
        expect(briefSchema.safeParse(brief).success).toBe(true);
        expectTrueQuotes(brief, job);
      }),
      { numRuns: casesOf(150) },
    );
  });
});

describe('understand the wind turbine technician', () => {
  it('draws from it what a recruiter draws', () => {
    const job = { ...emptyJobText, ...sampleJob } as JobText;
    const brief = understand({ job, organization });
    expectTrueQuotes(brief, job);
    expect(brief.reportsTo?.text).toBe('Site Lead Technician');
    expect(brief.startDate?.text).toBe('February 1, 2027');
    expect(brief.openings?.count).toBe(2);
    expect(brief.seniority.years).toEqual({ min: 1, max: null });
    const of = (kind: string): string[] =>
      brief.facts.filter((fact) => fact.kind === kind).map(({ text }) => text);
    expect(of('goal')).toHaveLength(2);
    expect(of('process')).toEqual(
      expect.arrayContaining([
        '20-minute call',
        'Bench test with a technical interview',
        'Half a day of supervised climbing with the crew',
        'Last talk with the Site Manager',
      ]),
    );
    expect(of('travel').join()).toContain('25 percent');
    expect(of('schedule').join()).toContain('On call one weekend in five');
    const preferred = brief.facts
      .filter(({ importance }) => importance === 'preferred')
      .map(({ short }) => short);
    expect(preferred).toEqual(
      expect.arrayContaining(['OSHA 30, or NFPA 70E qualified person training']),
    );
  });
});

describe('understand texts of every form', () => {
  it.each(allFixtures)('$name', ({ text }) => {
    const job = readJobText(text)!;
    const brief = understand({ job, organization });
    expectTrueQuotes(brief, job);
    // A note of three lines may hold nothing but values.
    if (text.length > 700) expect(brief.facts.length).toBeGreaterThan(1);
  });
});
