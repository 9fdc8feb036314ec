import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/contract-suite.ts';
import { readScorecardAssistant as read, scorecardAssistantSchema as schema } from './content.ts';
import { scorecardAssistantSample as sample } from './sample.ts';

describeContract('scorecardAssistant', { schema, read, sample });

describe('reading a scorecard', () => {
  it('reads content under its own name, with a description beside it', () => {
    const { toolDescription, ...rest } = sample;
    expect(read({ toolDescription, scorecardAssistant: JSON.stringify(rest) })).toEqual(
      read(sample),
    );
  });

  it.each(['aiPoweredRecommendation', 'calibrationDriftAlert', 'panelScoreSummary'] as const)(
    'keeps %s that is one text',
    (name) => {
      expect(read({ [name]: 'Decide on Friday.' })[name].text).toBe('Decide on Friday.');
    },
  );

  it.each([
    ['dealBreaker', 'dealBreaker'],
    ['Deal-breaker', 'dealBreaker'],
    ['coreSkill', 'coreSkill'],
    ['preferred', 'preferred'],
    [7, 'preferred'],
  ])('reads criterion type %j as %s', (stored, type) => {
    expect(
      read({ agreedUponCriteriaCheck: [{ criterion: 'x', type: stored }] })
        .agreedUponCriteriaCheck[0]?.type,
    ).toBe(type);
  });

  it('reads weights with a percent sign', () => {
    const card = [{ criterion: 'Handoff', weight: '20%' }];
    expect(
      read({ customizedInterviewScorecard: card }).customizedInterviewScorecard[0]?.weight,
    ).toBe(20);
  });
});

describe('the comparison grid', () => {
  it('leaves a missing score open', () => {
    expect(read(sample).candidateComparisonGrid.candidates.map(({ scores }) => scores)).toEqual([
      [9, 8, 7],
      [6, 8, null],
    ]);
  });

  it('takes its columns from the scores where headers lack them', () => {
    const candidates = [{ name: 'Profile A', scores: { handoff: 7, Judgment: '8/10' } }];
    expect(
      read({ candidateComparisonGrid: { headers: ['Handoff'], candidates } })
        .candidateComparisonGrid,
    ).toEqual({
      headers: ['Handoff', 'Judgment'],
      candidates: [{ name: 'Profile A', scores: [7, 8] }],
    });
  });

  it('reads scores that are a list', () => {
    const grid = { headers: ['A', 'B'], candidates: [{ name: 'Profile A', scores: [7, 'none'] }] };
    expect(
      read({ candidateComparisonGrid: grid }).candidateComparisonGrid.candidates[0]?.scores,
    ).toEqual([7, null]);
  });
});
