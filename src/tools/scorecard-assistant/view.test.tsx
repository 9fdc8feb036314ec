import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { contracts } from '../contracts.ts';
import { showView } from '../testing/show-view.tsx';
import { describeView } from '../testing/view-suite.tsx';
import { readScorecardAssistant } from './content.ts';
import { writeScorecardAssistant } from './document.ts';
import { scorecardAssistantSample } from './sample.ts';
import { ScorecardAssistantView } from './view.tsx';

describeView({
  name: 'scorecardAssistant',
  contract: contracts.scorecardAssistant,
  View: ScorecardAssistantView,
  writeDocument: writeScorecardAssistant,
  tabs: [
    'interview-scorecard',
    'evaluation-criteria',
    'reference-questions',
    'decision-framework',
    'red-flags',
    'calibration',
  ],
  codes: ['dealBreaker', 'coreSkill'],
  emptyNotice: 'No scorecard assistant data available',
  alternates: {
    'wrapped, with texts in place of objects': {
      stored: {
        scorecardAssistant: {
          aiPoweredRecommendation: 'Hire the steady one',
          calibrationDriftAlert: 'Scores rise on Fridays',
          panelScoreSummary: 'All within two points',
        },
      },
      seen: ['Hire the steady one', 'Scores rise on Fridays', 'All within two points'],
    },
    'nothing on the card yet': {
      stored: { referenceQuestions: ['Would you hire again?'] },
      seen: [
        'Interview scorecard will appear here once scorecard is generated.',
        '4-5',
        'Exceeds Expectations',
        'Does Not Meet',
      ],
    },
  },
});

const sample = readScorecardAssistant(scorecardAssistantSample);

describe('ScorecardAssistantView', () => {
  it('leaves a line for the score of each criterion', () => {
    showView(ScorecardAssistantView, sample);
    expect(screen.getAllByText('Score: ___/10')).toHaveLength(3);
    expect(screen.getByText('Weight 50%')).toBeTruthy();
  });

  it('compares profiles: colours, missing scores, averages and strong areas', () => {
    showView(ScorecardAssistantView, sample, { tab: 'evaluation-criteria' });
    const table = screen.getByRole('table');
    expect(within(table).getByText('N/A')).toBeTruthy();
    expect(within(table).getByText('9').className).toContain('bg-green-soft');
    expect(within(table).getByText('6').className).toContain('bg-yellow-soft');
    const averages = within(table).getAllByRole('row').at(-1);
    expect(averages?.textContent).toContain('Average82 strong areas');
    expect(averages?.textContent).toContain('71 strong area');
  });

  it('has a box to check for each question', () => {
    showView(ScorecardAssistantView, sample, { tab: 'reference-questions' });
    expect(screen.getAllByRole('checkbox', { name: 'Check' })).toHaveLength(5);
  });
});
