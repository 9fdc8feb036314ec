import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { contracts } from '../contracts.ts';
import { showView } from '../testing/show-view.tsx';
import { describeView } from '../testing/view-suite.tsx';
import { readEngagementTracker } from './content.ts';
import { writeEngagementTracker } from './document.ts';
import { engagementTrackerSample } from './sample.ts';
import { chooseRiskHue } from './view-ghosting-risk.tsx';
import { EngagementTrackerView } from './view.tsx';

const emptyNotice = 'No engagement tracker data available';

describeView({
  name: 'engagementTracker',
  contract: contracts.engagementTracker,
  View: EngagementTrackerView,
  writeDocument: writeEngagementTracker,
  tabs: ['by-channel', 'by-stage', 'by-candidate-profile'],
  emptyNotice,
  alternates: {
    'percents instead of fractions': {
      stored: {
        ghostingRiskFlag: { riskLevel: 'HIGH', riskScore: '80%', reasoning: 'Silence' },
        openClickReplyScorecard: { byChannel: { email: { openRate: 60, clickRate: '8%' } } },
      },
      seen: ['80%', 'High Risk', 'Email', '60%', 'n/a'],
    },
    'a level that is none of the three': {
      stored: { ghostingRiskFlag: { riskLevel: 'whatever', riskScore: 0.2 } },
      seen: ['Low Risk', '20%'],
    },
  },
});

function show(stored: unknown, options: { tab?: string } = {}) {
  return showView(EngagementTrackerView, readEngagementTracker(stored), options);
}

describe('EngagementTrackerView', () => {
  it('names the level, the percent and the reasons of the risk', () => {
    show(engagementTrackerSample);
    expect(screen.getByText('Moderate Risk')).toBeTruthy();
    expect(screen.getByText('48%')).toBeTruthy();
    const bar = screen.getByRole('progressbar', { name: 'Ghosting risk' });
    expect(bar.getAttribute('aria-valuenow')).toBe('48');
  });

  it.each([
    [0.71, 'red'],
    [0.7, 'orange'],
    [0.41, 'orange'],
    [0.4, 'green'],
  ])('a risk of %f is %s', (score, hue) => {
    expect(chooseRiskHue(score)).toBe(hue);
  });

  it('leaves the pie out when the three shares sum to nothing', () => {
    show({
      ...engagementTrackerSample,
      engagementSentimentSummary: { qualitative: ['Only words'] },
    });
    expect(screen.queryByRole('img', { name: /sentiment/i })).toBeNull();
    expect(screen.getByText('Only words')).toBeTruthy();
  });

  it('shows four nudges, three insights and three cadences until more are asked for', () => {
    const nudge = engagementTrackerSample.smartNudgeSuggestions[0];
    show({
      smartNudgeSuggestions: Array.from({ length: 6 }, (_, i) => ({
        ...nudge,
        nudge: `Nudge ${i}`,
      })),
      engagementSentimentSummary: { qualitative: ['I 0', 'I 1', 'I 2', 'I 3'] },
      followUpTimingOptimizer: {
        cadenceRecommendations: { A: 'C 0', B: 'C 1', C: 'C 2', D: 'C 3' },
      },
    });
    // The first stands above them once more, to be sent.
    expect(screen.getAllByText(/^Nudge \d$/, { selector: 'li *' })).toHaveLength(4);
    expect(screen.getAllByText(/^I \d$/)).toHaveLength(3);
    expect(screen.getAllByText(/^C \d$/)).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
    expect(screen.getAllByText(/^Nudge \d$/, { selector: 'li *' })).toHaveLength(6);
  });

  it('opens the tab it is told and tells when another is chosen', () => {
    const { onTabChange } = show(engagementTrackerSample, { tab: 'by-stage' });
    expect(screen.getByRole('img', { name: 'Expected rates by stage' })).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: 'By Candidate Profile' }));
    expect(onTabChange).toHaveBeenCalledWith('by-candidate-profile');
  });

  it('can be read as a table', () => {
    show(engagementTrackerSample);
    const table = within(screen.getByRole('tabpanel')).getByRole('table', { hidden: true });
    expect(table.textContent).toContain('Text message95%12%25%');
  });

  it('draws a reasoning that is a sum, and only then', () => {
    const ghostingRiskFlag = {
      riskLevel: 'moderate',
      riskScore: 0.35,
      reasoning:
        'Start 0.30 (assumption); plus 0.10, nights; minus 0.05, pay is stated. Total 0.35: moderate.',
    };
    showView(EngagementTrackerView, readEngagementTracker({ ghostingRiskFlag }));
    const parts = screen.getByRole('list', { name: 'What makes the risk' });
    expect(parts.textContent).toContain('Nights +10');
    expect(parts.textContent).toContain('Pay is stated −5');
    screen.getByText('35 of 100: 1 thing raises it, 1 lowers it.');
    cleanup();
    showView(EngagementTrackerView, readEngagementTracker(engagementTrackerSample));
    expect(screen.queryByRole('list', { name: 'What makes the risk' })).toBeNull();
  });
});

it('shows no open rate of a call', () => {
  const written = JSON.stringify(
    writeEngagementTracker(
      readEngagementTracker({
        openClickReplyScorecard: {
          byChannel: { 'Referral call': { openRate: 0, clickRate: 0, replyRate: 0.5 } },
        },
      }),
    ),
  );
  expect(written).toContain('n/a');
  expect(written).toContain('50%');
  expect(written).not.toContain('"0%"');
});
