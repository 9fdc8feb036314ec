import { describe, expect, it } from 'vitest';
import { marketSummarySchema } from '#shared/market-summary.ts';
import { assessMarket } from '#market/assessment/assess-market.ts';
import { allJobs } from '#reading/fixtures/jobs/all-jobs.ts';
import { summarizeMarket } from '#market/assessment/summarize-market.ts';
import { understand } from '#reading/read-stored-job.ts';
import { emptyJobText } from '#reading/stored/job-text.ts';
import type { JobText } from '#reading/stored/job-text.ts';

const summarize = (fields: Partial<JobText>, companySize = '51-200') => {
  const job = { ...emptyJobText, title: 'Welder', location: 'Denver, CO', ...fields };
  const brief = understand({ job, organization: { name: 'Caddo', companySize } });
  return summarizeMarket(assessMarket({ brief, today: '2026-11-15' }));
};

describe('summarizeMarket', () => {
  it.each(allJobs)('has a whole summary of "$name"', ({ job, organization }) => {
    const brief = understand({ job, organization });
    const summary = summarizeMarket(assessMarket({ brief, today: '2026-11-15' }));
    expect(marketSummarySchema.parse(summary)).toEqual(summary);
    expect(summary.difficulty.score).toBeGreaterThanOrEqual(0);
    expect(summary.difficulty.score).toBeLessThanOrEqual(10);
  });

  it('says where pay stands, with source, year and method', () => {
    const { pay } = summarize({ salaryRange: '$26-$30 an hour' });
    expect(pay).toMatchObject({
      area: 'United States',
      year: 2024,
      period: 'hour',
      ownFigures: true,
    });
    expect(pay?.source).toContain('OEWS');
    expect(pay?.position?.midpoint).toMatchObject({
      amount: 28,
      position: expect.stringMatching(/percentile$/),
    });
    expect(pay?.position?.method).toContain('Straight line');
    expect(summarize({}).pay?.position).toBeNull();
  });

  it('compares no foreign pay and estimates no foreign pool', () => {
    const summary = summarize({ location: 'Lyon, France', salaryRange: '32 000 € par an' });
    expect(summary.pay).toBeNull();
    expect(summary.talentPool).toMatchObject({ kind: 'none' });
  });

  it('borrows no figure for work it does not know', () => {
    const summary = summarize({ title: 'Chief Vibes Wrangler', salaryRange: '$26 an hour' });
    expect(summary.pay).toBeNull();
    expect(summary.talentPool).toMatchObject({ kind: 'none' });
  });

  it('names the rules of the place, and says that they are no legal advice', () => {
    const summary = summarize({});
    expect(summary.rulesNote).toContain('not legal advice');
    expect(summary.rules.find(({ kind }) => kind === 'pay-range')).toMatchObject({
      place: 'Colorado',
      status: 'in force',
    });
    for (const { source, checked } of summary.rules) expect([source, checked]).not.toContain('');
  });

  it('shows which part of the difficulty an input moves', () => {
    const part = (fields: Partial<JobText>, name: string) =>
      summarize(fields).difficulty.parts.find((entry) => entry.name === name);
    expect(part({ urgencyLevel: 'critical' }, 'Urgency')?.score).toBeGreaterThan(
      part({ urgencyLevel: 'passive' }, 'Urgency')?.score ?? 10,
    );
    expect(
      part({ requirements: '- OSHA 10\n- CDL Class A' }, 'Seniority and demands')?.reason,
    ).toContain('2 licenses');
    expect(part({}, 'Urgency')?.score).toBeNull();
  });

  it('does not count "no weekends" as weekends', () => {
    const place = (benefits: string) =>
      summarize({
        description: `Schedule: ${benefits}`,
        workType: 'on-site',
      }).difficulty.parts.find(({ name }) => name === 'Place and hours');
    expect(place('Monday to Friday, no weekends')?.reason).not.toContain('weekends');
    expect(place('Rotating shifts, every third weekend')?.reason).toContain('weekends');
  });

  it('calls no search for a senior engineer in a large city easy', () => {
    const { difficulty, talentPool } = summarize({
      title: 'Senior Software Engineer',
      location: 'San Francisco, CA',
      salaryRange: '$200,000 a year',
      requirements:
        '- 8+ years of experience in software development\n- Track record of shipping SaaS products for small businesses\n- TypeScript, Golang, Kafka and PostgreSQL',
    });
    expect(difficulty.score).toBeGreaterThan(5);
    if (talentPool.kind === 'none') throw new Error(talentPool.reason);
    const match = talentPool.matchQuality[0];
    expect(match?.label).toContain('likely to meet');
    expect(match!.count).toBeLessThan(talentPool.direct.count / 3);
    expect(match?.rule).toContain('8 years');
  });
});
