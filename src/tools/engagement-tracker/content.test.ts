import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/contract-suite.ts';
import { engagementTrackerSchema as schema, readEngagementTracker as read } from './content.ts';
import { engagementTrackerSample as sample } from './sample.ts';

describeContract('engagementTracker', { schema, read, sample });

describe('reading a tracker', () => {
  it('takes every risk level but high and moderate for low', () => {
    const levelOf = (riskLevel: unknown) =>
      read({ ghostingRiskFlag: { riskLevel } }).ghostingRiskFlag?.riskLevel;
    expect(['High', 'moderate', 'medium', 'none', 3].map(levelOf)).toEqual([
      'high',
      'moderate',
      'low',
      'low',
      'low',
    ]);
  });

  it('does not take a missing flag for a low risk', () => {
    expect(read({}).ghostingRiskFlag).toBeNull();
  });

  it('keeps the names and the order of the rates', () => {
    expect(read(sample).openClickReplyScorecard.byStage).toEqual([
      { label: 'First message', openRate: 0.54, clickRate: 0.05, replyRate: 0.085 },
      { label: 'Shadow shift booked', openRate: 0.92, clickRate: 0.41, replyRate: 0.83 },
    ]);
  });

  it('leaves a missing rate open and reads percentages as shares', () => {
    const view = read({
      openClickReplyScorecard: { byChannel: { Email: { openRate: '76.5%', replyRate: 19 } } },
    });
    expect(view.openClickReplyScorecard.byChannel).toEqual([
      { label: 'Email', openRate: 0.765, clickRate: null, replyRate: 0.19 },
    ]);
  });

  it('reads missing sentiment shares as a sum of 0', () => {
    expect(Object.values(read(null).engagementSentimentSummary.quantitative)).toEqual([0, 0, 0]);
  });

  it('reads cadences from the map', () => {
    expect(read(sample).followUpTimingOptimizer.cadenceRecommendations[0]).toEqual({
      label: 'Cold outreach',
      text: 'Day 0 email, day 3 text with consent, day 6 call, day 10 close the loop.',
    });
  });
});
