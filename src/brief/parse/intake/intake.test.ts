import { describe, expect, it } from 'vitest';
import type { ParsedJob } from '#shared/parsed-job.ts';
import { parseJobDescription } from '../parse-job-description.ts';

function parse(lines: string[]): ParsedJob {
  const result = parseJobDescription(
    ['Role: Data Engineer', 'Location: Oslo, Norway', ...lines].join('\n'),
  );
  if (result.kind !== 'job') throw new Error(result.reason);
  return result;
}

describe('intake notes', () => {
  it('reads lists beside and below their labels', () => {
    const job = parse([
      'Deal breakers: no SQL, needs sponsorship',
      'Red flags:',
      '- three jobs in two years',
      '- no code samples',
      'Ideal background: retail or logistics',
    ]);
    expect(job.dealBreakers).toEqual(['no SQL', 'needs sponsorship']);
    expect(job.redFlags).toEqual(['three jobs in two years', 'no code samples']);
    expect(job.preferredBackgrounds).toEqual(['retail or logistics']);
    expect(job.evidence.redFlags?.map(({ quote }) => quote)).toEqual([
      'three jobs in two years',
      'no code samples',
    ]);
  });

  it('tells names of companies from kinds of companies', () => {
    const job = parse([
      'Target companies: people from big banks (Nordea, DNB and Handelsbanken), fintech startups',
    ]);
    expect(job.competitorCompanies).toEqual(['Nordea', 'DNB', 'Handelsbanken']);
    expect(job.preferredBackgrounds).toEqual(['fintech startups']);
  });

  it('takes no company for a target that is only mentioned', () => {
    expect(
      parse(['We use Snowflake and Google Cloud.', 'Our customers include Ikea.'])
        .competitorCompanies,
    ).toEqual([]);
  });

  it('drops answers that say nothing', () => {
    const job = parse(['Red flags: N/A', 'Deal breakers: none']);
    expect(job.redFlags).toEqual([]);
    expect(job.dealBreakers).toEqual([]);
  });

  it('keeps links of the employer and leaves out forms and laws', () => {
    const job = parse([
      'See https://fjord.example/culture and [our film](https://video.example/fjord).',
      'Apply: https://fjord.example/apply?id=1 EEO: https://www.eeoc.gov/poster',
    ]);
    expect(job.companyAssets).toBe('https://fjord.example/culture\nhttps://video.example/fjord');
  });
});

describe('urgency', () => {
  it.each([
    ['Needs someone asap', 'critical'],
    ['Immediate start available', 'critical'],
    ['Target start date: as soon as possible, ASAP', 'critical'],
    ['We are actively interviewing', 'active'],
    ['Join our talent pool for future openings', 'passive'],
    ['You work with a sense of urgency and report hazards immediately', ''],
    ['Nurse for an urgent care clinic', ''],
  ])('%s: %s', (line, expected) => {
    expect(parse([line]).urgencyLevel).toBe(expected);
  });
});
