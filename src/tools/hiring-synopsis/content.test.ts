import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/contract-suite.ts';
import { hiringSynopsisSchema as schema, readHiringSynopsis as read } from './content.ts';
import { hiringSynopsisSample as sample } from './sample.ts';

describeContract('hiringSynopsis', { schema, read, sample });

describe('reading a synopsis', () => {
  it('keeps the names of metrics and conditions', () => {
    const { engagementMarketInsights, processMetrics, candidateAnalysis } = read(sample);
    expect(engagementMarketInsights.candidateEngagementMetrics[1]).toEqual({
      label: 'Measured so far',
      text: 'Nothing yet',
    });
    expect(engagementMarketInsights.marketConditions[0]?.label).toBe('Pay');
    expect(processMetrics[1]).toEqual({ label: 'Target acceptance', text: '2027-01-15' });
    expect(candidateAnalysis.map(({ label }) => label)).toEqual(['Summary', 'Scoring method']);
  });

  it('reads the fallback shapes as texts and lists too', () => {
    const view = read({
      processMetrics: ['One seat'],
      candidateAnalysis: 'One A fills it',
      keyLearnings: 'a\nb',
    });
    expect(view.processMetrics).toEqual([{ label: '', text: 'One seat' }]);
    expect(view.candidateAnalysis).toEqual([{ label: '', text: 'One A fills it' }]);
    expect(view.keyLearnings).toEqual(['a', 'b']);
  });

  it('reads badges from booleans and words', () => {
    const criteria = [
      { criterion: 'License', dealBreaker: 'Yes', redFlag: false },
      { criterion: 'ACLS', redFlag: 'No' },
    ];
    expect(read({ agreedUponHiringCriteria: criteria }).agreedUponHiringCriteria).toMatchObject([
      { dealBreaker: true, redFlag: false },
      { dealBreaker: false, redFlag: false },
    ]);
  });

  it('loses no words of a badge', () => {
    const criteria = [{ criterion: 'License', dealBreaker: true, redFlag: 'Expired license' }];
    expect(read({ agreedUponHiringCriteria: criteria }).agreedUponHiringCriteria).toMatchObject([
      { redFlag: true, redFlagWords: 'Expired license', dealBreakerWords: '' },
    ]);
  });

  it('reads a fit score with a percent sign', () => {
    expect(
      read({ topCandidatesOverview: [{ fitScore: '87%' }] }).topCandidatesOverview[0]?.fitScore,
    ).toBe(87);
  });

  it('reads next steps from texts and other names', () => {
    const steps = [
      'Call HR',
      { priority: 'High', step: 'Post', stakeholder: 'Recruiter', timeline: 'Week 1' },
    ];
    expect(read({ suggestedNextSteps: steps }).suggestedNextSteps).toEqual([
      { priority: '', action: 'Call HR', owner: '', due: '' },
      { priority: 'High', action: 'Post', owner: 'Recruiter', due: 'Week 1' },
    ]);
  });

  it('takes one recipient without a list', () => {
    const view = read({ outputFormats: { emailBlock: { recipients: 'Nurse Manager' } } });
    expect(view.outputFormats.emailBlock.recipients).toEqual(['Nurse Manager']);
  });
});
