import { describe, expect, it } from 'vitest';
import { sourceOfText } from '../writing-suite/source-of-text.ts';
import { writeTool } from '../writing-suite/written.ts';
import type { MarketIntel } from './content.ts';

const write = (text: string): MarketIntel =>
  writeTool('marketIntel', sourceOfText(text)).content as MarketIntel;

const lamps = (place: string): string => `Sales Associate, Lamps and Furniture
Glimmer House
${place}

JOB TYPE: Permanent, Part Time
BENEFITS ELIGIBLE? No
HOURS: 14-22 Hours/Week; Weekend Availability Required
The hourly rate is $16.40 - $19.80

What you will do
- Help customers choose lamps and furniture for a room
- Keep the furniture range on the floor full and priced

Requirements
- 2 years of experience in retail sales`;

describe('a shop in Texas', () => {
  const market = write(lamps('Plano, TX'));

  it('states the minimum that holds there, which no city raises', () => {
    const { benchmarkData } = market.compensationBenchmarking;
    expect(benchmarkData['Legal minimum']).toMatch(/^\$7\.25 an hour in Texas, the federal rate/);
  });

  it('never calls a rate good that the law forbids', () => {
    const low = lamps('Trenton, NJ').replace('$16.40 - $19.80', '$13.10 - $19.80');
    const { benchmarkData } = write(low).compensationBenchmarking;
    expect(benchmarkData['Legal minimum']).toContain('$13.10 lies below it');
    expect(benchmarkData['Legal minimum']).not.toContain('above');
  });

  it('names chains that sell the same goods', () => {
    const [first] = market.competitorLandscape.competitors;
    expect(first?.name).toContain('Ashley');
    expect(first?.name).not.toContain('Kroger');
  });

  it('pulls levers of this job: hours, benefits, weekends', () => {
    const titles = market.recommendationSummary.map(({ title }) => title).join('; ');
    expect(titles).toMatch(/No benefits|hours are guaranteed/);
    expect(market.difficultyRationale.join(' ')).not.toContain('No single change');
  });

  it('counts no trade of other work beside it', () => {
    expect(JSON.stringify(market)).not.toMatch(/door-to-door/i);
  });
});

it('writes that nobody was counted, and not that there is nobody', () => {
  const { candidatePoolInsights: pool } = write(
    lamps('Leeds, United Kingdom').replaceAll('$', '£'),
  );
  expect(pool.totalEstimate).toBe('To be counted in week 1');
  expect(pool.activeJobSeekers).toContain('of those hits (assumption)');
});

it('shows no figure of a trade that is paid worlds apart', () => {
  const text = `Harbor Affairs Lead
Port of Ashby
Mobile, AL

Salary: $150,000 - $190,000 per year

Duties
- Interview applicants for berths and check whether they are eligible
- Keep the files of applicants and answer their questions
- Explain the rules of the program to applicants`;
  expect(write(text).compensationBenchmarking.marketPosition).not.toMatch(/[2-9]\d\d% of/);
});
