import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/contract-suite.ts';
import { marketIntelSchema as schema, readMarketIntel as read } from './content.ts';
import { marketIntelSample as sample } from './sample.ts';

describeContract('marketIntel', { schema, read, sample });

describe('names of the same thing', () => {
  it.each(['hiringDifficultyScore', 'difficultyScore'])(
    'reads the score from %s, number or text',
    (name) => {
      expect(read({ [name]: 7 }).hiringDifficultyScore).toBe(7);
      expect(read({ [name]: '7.5/10' }).hiringDifficultyScore).toBe(7.5);
    },
  );

  it.each(['difficultyRationale', 'hiringDifficultyRationale'])(
    'reads the rationale from %s, text or list',
    (name) => {
      expect(read({ [name]: 'Few nurses' }).difficultyRationale).toEqual(['Few nurses']);
      expect(read({ [name]: ['Few', 'Nights'] }).difficultyRationale).toEqual(['Few', 'Nights']);
    },
  );

  it.each(['candidatePoolInsights', 'estimatedCandidatePool'])(
    'reads the talent pool from %s',
    (name) => {
      expect(
        read({ [name]: { totalEstimate: 900 } }).candidatePoolInsights.totalEstimate.value,
      ).toBe(900);
    },
  );

  it.each([
    ['totalEstimate', 'totalEstimate'],
    ['totalCandidates', 'totalEstimate'],
    ['total', 'totalEstimate'],
    ['activeJobSeekers', 'activeJobSeekers'],
    ['activeSeekers', 'activeJobSeekers'],
    ['passiveCandidates', 'passiveCandidates'],
    ['passive', 'passiveCandidates'],
  ] as const)('reads %s of the pool as %s', (name, field) => {
    expect(
      read({ candidatePoolInsights: { [name]: '1,200' } }).candidatePoolInsights[field],
    ).toEqual({
      value: 1200,
      text: '1,200',
    });
  });

  it('reads the perfect match and the breakdowns of the pool', () => {
    const pool = read(sample).candidatePoolInsights;
    expect(pool.candidateQuality.perfectMatch.value).toBe(410);
    expect(pool.regionalBreakdown[0]?.label).toBe('Ellis County (Hays)');
    expect(pool.platformAvailability[1]?.label).toBe('LinkedIn');
    expect(pool.industryBackground).toHaveLength(2);
    expect(pool.matchQuality).toHaveLength(2);
  });

  it.each(['compensationBenchmarking', 'salaryBenchmarks'])('reads pay from %s', (name) => {
    const view = read({ [name]: { proposedRange: '$38-$48', benchmarkData: { Median: 45 } } });
    expect(view.compensationBenchmarking.proposedRange).toBe('$38-$48');
    expect(view.compensationBenchmarking.benchmarkData).toEqual([{ label: 'Median', text: '45' }]);
  });

  it('reads competition from its object or from the top', () => {
    const expected = {
      rationale: ['Many'],
      competitors: [{ name: 'Agencies', type: '', draw: '', counter: '' }],
    };
    expect(
      read({ competitorLandscape: { rationale: 'Many', competitors: ['Agencies'] } })
        .competitorLandscape,
    ).toEqual(expected);
    expect(
      read({ competitorRationale: 'Many', identifiedCompetitors: ['Agencies'] })
        .competitorLandscape,
    ).toEqual(expected);
    expect(
      read({ competitorLandscape: 'Many', identifiedCompetitors: ['Agencies'] })
        .competitorLandscape,
    ).toEqual(expected);
  });

  it.each(['riskSummary', 'risks', 'criticalRisks', 'identifiedRisks'])(
    'reads risks from %s in every form',
    (name) => {
      const titles = (risks: unknown) =>
        read({ [name]: risks }).riskSummary.map(({ title }) => title);
      expect(titles(['Nights', { risk: 'License' }, { title: 'Pay' }, { name: 'Place' }])).toEqual([
        'Nights',
        'License',
        'Pay',
        'Place',
      ]);
      expect(titles('Nights\nLicense')).toEqual(['Nights', 'License']);
      expect(titles({ risk: 'Nights', description: 'x', impact: 'High' })).toEqual(['Nights']);
      expect(titles({ nightShift: 'Few want it', license: 'Takes time' })).toEqual([
        'Night shift',
        'License',
      ]);
    },
  );

  it('loses no part of a risk that has a title too', () => {
    const risk = {
      title: 'Nights',
      risk: 'Few want them',
      description: 'Ask early',
      impact: 'High',
    };
    expect(read({ risks: [risk] }).riskSummary).toEqual([{ ...risk, name: '' }]);
    const named = { title: 'Nights', name: 'Shifts nobody wants' };
    expect(read({ risks: [named] }).riskSummary[0]).toMatchObject(named);
  });

  it('reads description and impact of a risk', () => {
    expect(read({ risks: [{ description: 'Few', impact: 'High' }] }).riskSummary).toEqual([
      { title: '', name: '', risk: '', description: 'Few', impact: 'High' },
    ]);
  });

  it.each(['recommendationSummary', 'strategicRecommendations'])(
    'reads recommendations from %s',
    (name) => {
      const items = ['Call', { recommendation: 'Write' }, { strategy: 'Visit' }, { title: 'Wait' }];
      expect(read({ [name]: items }).recommendationSummary).toMatchObject([
        { title: '', recommendation: 'Call' },
        { title: '', recommendation: 'Write' },
        { title: '', recommendation: 'Visit' },
        { title: 'Wait', recommendation: '' },
      ]);
    },
  );

  it('loses no part of a recommendation that has a strategy too', () => {
    const item = { title: 'Pay', recommendation: 'Raise it', strategy: 'Before May' };
    expect(read({ recommendationSummary: [item] }).recommendationSummary).toEqual([
      { ...item, description: '' },
    ]);
    const same = { recommendation: 'Raise it', strategy: 'Raise it' };
    expect(read({ recommendationSummary: [same] }).recommendationSummary).toMatchObject([
      { recommendation: 'Raise it', strategy: '' },
    ]);
  });

  it('reads timing and sources from lists and texts', () => {
    const view = read({
      marketTiming: { seasonalFactors: 'Winter' },
      sourceCredibility: 'BLS OEWS May 2024',
    });
    expect(view.marketTiming.seasonalFactors).toEqual(['Winter']);
    expect(view.sourceCredibility).toEqual(['BLS OEWS May 2024']);
  });

  it('leaves open what is missing', () => {
    const view = read({});
    expect(view.hiringDifficultyScore).toBeNull();
    expect(view.compensationBenchmarking.proposedRange).toBe('');
  });
});
