import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/contract-suite.ts';
import { intakeAssistantSchema as schema, readIntakeAssistant as read } from './content.ts';
import { intakeAssistantSample as sample } from './sample.ts';

describeContract('intakeAssistant', { schema, read, sample });

describe('reading an intake', () => {
  it('fills what an assumption lacks, and only that', () => {
    const flags = ['Housing is easy', { assumption: 'Seats are free', riskLevel: 'High' }, {}];
    expect(read({ hiddenAssumptionFlags: flags }).hiddenAssumptionFlags).toEqual([
      {
        assumption: 'Housing is easy',
        riskLevel: 'Medium',
        mitigation: 'Address during screening',
      },
      { assumption: 'Seats are free', riskLevel: 'High', mitigation: 'Address during screening' },
    ]);
  });

  it('reads requirements with and without their test', () => {
    const grid = read(sample).prioritizedRequirementsGrid;
    expect(grid.p0MustHaves[1]).toEqual({
      requirement: 'Every third weekend, nights',
      howTested: 'Yes or no in the first call',
    });
    expect(grid.p1Preferred[0]).toEqual({ requirement: 'One year of acute care', howTested: '' });
    expect(grid.p2NiceToHave).toHaveLength(2);
  });

  it('reads every card and every round', () => {
    const view = read(sample);
    expect(Object.keys(view.successMetrics)).toEqual(['30-day', '90-day', '6-month', '12-month']);
    expect(view.successMetrics['6-month'].measurement).toBe('Card on file');
    expect(
      view.interviewPanelRecommendations.behavioralCulturalFit.keyQuestions[0]?.weakAnswer,
    ).toBe('Blames days.');
  });

  it('reads questions that are plain texts', () => {
    const round = { keyQuestions: ['Why nights?'] };
    const view = read({ interviewPanelRecommendations: { finalLeadershipRound: round } });
    expect(view.interviewPanelRecommendations.finalLeadershipRound.keyQuestions).toEqual([
      { question: 'Why nights?', strongAnswer: '', weakAnswer: '' },
    ]);
  });
});
