import { describe, expect, it } from 'vitest';
import { allJobs } from '#reading/fixtures/jobs/all-jobs.ts';
import { fromFields } from '#reading/fixtures/jobs/fixture-job.ts';
import type { JobText } from '#reading/stored/job-text.ts';
import { countWords } from '#writing/shorten.ts';
import { makePlan } from '#plan/plan.ts';
import { listTexts } from '../check-written/list-texts.ts';
import { sample, toSource, writeTool } from '../writing-suite/written.ts';
import type { MarketIntel } from './content.ts';

const few = [sample, ...allJobs.slice(0, 12)].map((job) => {
  const source = toSource(job);
  return {
    name: job.name,
    source,
    content: writeTool('marketIntel', source).content as MarketIntel,
  };
});

const write = (fields: Partial<JobText> & { title: string; location: string }) => {
  const source = toSource(fromFields('one', { name: 'Caddo' }, fields));
  return { source, content: writeTool('marketIntel', source).content as MarketIntel };
};

const carer = {
  title: 'Care Assistant',
  location: 'Newcastle upon Tyne, United Kingdom',
  salaryRange: '£25,012 (£13.00 per hour)',
  description: 'Full and part time roles on a 7-day rota, days and nights.',
};

describe.each(few)('the market of "$name"', ({ source, content }) => {
  it('fits into the budget, with no brace and no empty value', () => {
    const texts = listTexts(content).map(({ text }) => text);
    expect(countWords(texts.join(' '))).toBeLessThanOrEqual(960);
    for (const text of texts) expect(text).not.toMatch(/[{}]|\b(?:undefined|null|NaN)\b/);
  });

  it('shows the difficulty as the sum of its parts', () => {
    const [words = '', sum = ''] = content.difficultyRationale;
    expect(words).toMatch(/^This is .*(?:search|searches).*\.$/);
    const parts = [...sum.matchAll(/(\d+)% ([a-z ]+) \((\d+(?:\.\d)?)\)/g)];
    const total = parts.reduce(
      (all, [, weight, , score]) => all + (Number(weight) / 100) * Number(score),
      0,
    );
    expect(Math.abs(total - content.hiringDifficultyScore)).toBeLessThan(0.2);
    for (const [, , name = '', score = ''] of parts)
      expect(
        content.difficultyRationale.some((line) =>
          line.toLowerCase().startsWith(`${name} ${score}`),
        ),
      ).toBe(true);
  });

  it('names who competes, what usually goes wrong and where the figures come from', () => {
    const { drawer } = makePlan(source);
    const kinds = drawer.rivals.map(({ kind }) => kind);
    const { competitors } = content.competitorLandscape;
    expect(
      competitors.some(
        ({ name, type }) => kinds.includes(name) || type.startsWith('Large employers'),
      ),
    ).toBe(true);
    expect(content.riskSummary.length).toBeGreaterThanOrEqual(3);
    expect(content.recommendationSummary.length).toBeGreaterThanOrEqual(2);
    expect(content.sourceCredibility.join(' ')).toMatch(/[Pp]ublished/);
    expect(content.sourceCredibility.join(' ')).toMatch(/Arithmetic/);
    expect(content.sourceCredibility.join(' ')).toMatch(/Planning values/);
  });

  it('takes nobody for a match only because of the occupation', () => {
    const { candidateQuality } = content.candidatePoolInsights;
    // No public table counts who meets the demands of one job: it is searched for, or said what a fitting profile shows.
    expect(candidateQuality.perfectMatch ?? 'Does both').toMatch(
      /^(?:(?:About|Fewer than) [\d,]+ \(planning value\)|Does both|Meets|Enrolled)/,
    );
    expect(candidateQuality).not.toHaveProperty('trainable');
  });
});

describe('outside the United States', () => {
  const { content } = write(carer);

  it('names the public source to look in, and does arithmetic on the advertisement', () => {
    const texts = listTexts(content).map(({ text }) => text);
    expect(texts.join(' ')).toContain('ONS ASHE');
    expect(texts.join(' ')).not.toMatch(/bundled|no table/i);
    const { totalEstimate, activeJobSeekers, method } = content.candidatePoolInsights;
    expect(totalEstimate).toBe('To be counted in week 1');
    expect(activeJobSeekers).toContain('(assumption)');
    expect(method).toMatch(/^Not counted: .+ Week 1: search "[^"]+" /);
    const benchmarks = Object.values(content.compensationBenchmarking.benchmarkData).join(' ');
    expect(benchmarks).toContain('£25,012');
    expect(benchmarks).toContain('37 hours');
    expect(benchmarks).toContain('£16,224');
    expect(texts.join(' ')).not.toContain('$');
  });
});

describe('pay for part of a week', () => {
  const driver = {
    title: 'Delivery Driver',
    location: 'Shakopee, MN',
    salaryRange: '$18 per hour',
  };

  it('is converted by the hours the job states', () => {
    const { content } = write({
      ...driver,
      description: 'Schedule: 20 hours per week, part-time.',
    });
    expect(content.compensationBenchmarking.proposedRange).toContain(
      '$18,720 a year at 20 hours a week',
    );
  });

  it('is not converted where it states none', () => {
    const { content } = write({ ...driver, description: 'Employment type: Part-time' });
    expect(content.compensationBenchmarking.proposedRange).toBe('$18 per hour');
    expect(content.compensationBenchmarking.totalRewardsNote).toBeUndefined();
  });
});

it('puts the rivals a job names first', () => {
  const { content } = write({
    title: 'Wind Turbine Technician',
    location: 'Glenrock, WY',
    competitorCompanies: ['PacifiCorp', 'NextEra'],
  });
  expect(content.competitorLandscape.competitors.slice(0, 2).map(({ name }) => name)).toEqual([
    'PacifiCorp',
    'NextEra',
  ]);
});

it('says what the law of the place asks of the pay', () => {
  const { content } = write({ title: 'Welder', location: 'Denver, CO' });
  expect(content.riskSummary.some(({ description }) => description.startsWith('Colorado'))).toBe(
    true,
  );
});

describe('pay that the advertisement does not name', () => {
  it('is set by the sources of the country, a year for whoever is salaried', () => {
    const { content } = write({
      title: 'Group Financial Controller',
      location: 'Leeds, United Kingdom',
      description:
        'Lead, mentor and develop direct reports. Fully qualified accountant (ACA or ACCA).',
    });
    const { benchmarkData, caveat } = content.compensationBenchmarking;
    expect(benchmarkData['How to set it']).toMatch(/^\(1\) ONS ASHE .+ Adzuna, Reed .+ pay a year/);
    expect(benchmarkData['Package to ask for']).toContain('car or car allowance');
    expect(JSON.stringify(content)).not.toContain('hours x 52');
    expect(caveat).toMatch(/^No published pay .* "How to set it"/);
  });

  it('is made of what a kitchen pays, with a floor in pounds and no guide to offices', () => {
    const { content } = write({
      title: 'Sous Chef',
      location: 'Chester, United Kingdom',
      description: 'Lead the brigade when the head chef is off. 45 hours a week.',
    });
    const pay = JSON.stringify(content.compensationBenchmarking);
    expect(pay).toMatch(/£[\d,]+ \(£[\d.]+ x \d+ hours x 52 weeks|£[\d.]+ an hour since/);
    expect(pay).not.toMatch(/car allowance|Robert Half|United States/);
  });

  it('is looked for below the median of all levels where one year is asked for, by the hour of a technician', () => {
    const { content } = write({
      title: 'Electronics Technician',
      location: 'Akron, OH',
      description: 'Repair power supplies at the bench.',
      requirements: 'At least 1 year of experience',
    });
    const { recommended, percentilePosition } = content.compensationBenchmarking;
    expect(recommended).toMatch(
      /^Plan with \$[\d.]+ to \$[\d.]+ an hour .*\(planning value, low confidence\)/,
    );
    expect(percentilePosition).toContain('10th to 50th percentile');
  });
});
