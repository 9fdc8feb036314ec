import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { contracts } from '../contracts.ts';
import { showView } from '../testing/show-view.tsx';
import { describeView } from '../testing/view-suite.tsx';
import { readMarketIntel } from './content.ts';
import { writeMarketIntel } from './document.ts';
import { marketIntelSample } from './sample.ts';
import { MarketIntelView } from './view.tsx';

describeView({
  name: 'marketIntel',
  contract: contracts.marketIntel,
  View: MarketIntelView,
  writeDocument: writeMarketIntel,
  tabs: ['difficulty', 'talent-pool', 'compensation', 'competition', 'risks', 'timing'],
  emptyNotice: 'No market intelligence data available',
  alternates: {
    'other names of the score, the pool and the pay': {
      stored: {
        difficultyScore: '7.5 of 10',
        hiringDifficultyRationale: 'Few people\nMany employers',
        estimatedCandidatePool: {
          totalCandidates: '500 to 700',
          activeSeekers: 90,
          passive: '410',
        },
        salaryBenchmarks: { proposedRange: '$30-$35', benchmarkData: { Median: '$31' } },
      },
      seen: ['7.5', 'Few people', 'Many employers', '500 to 700', '90', '410', '$30-$35', '$31'],
    },
    'the third name of the total': {
      stored: { candidatePoolInsights: { total: 1200 } },
      seen: ['1,200'],
    },
    'competition at the top': {
      stored: {
        identifiedCompetitors: ['Agencies', { company: 'The other hospital' }],
        competitorRationale: 'They pay weekly',
      },
      seen: ['Agencies', 'The other hospital', 'They pay weekly'],
    },
    'risks as a text, recommendations by strategy': {
      stored: {
        risks: '1. Nights\n2. Winter',
        strategicRecommendations: [{ strategy: 'Go early' }],
      },
      seen: ['Nights', 'Winter', 'Go early'],
    },
    'risks as one object': {
      stored: { criticalRisks: { name: 'Ice', impact: 'High' } },
      seen: ['Ice', 'Impact', 'High'],
    },
    'risks as a map': {
      stored: { identifiedRisks: { Ice: 'on the road' } },
      seen: ['Ice', 'on the road'],
    },
    'stand-ins for what is missing, marked': {
      stored: { difficultyScore: 3 },
      seen: ['$32-38/hr', 'Competitive', 'Q2-Q3 2025', 'Spring hiring peak', 'Moderate', 'sample'],
    },
  },
});

const sample = readMarketIntel(marketIntelSample);

describe('MarketIntelView', () => {
  it('opens with the score out of ten', () => {
    showView(MarketIntelView, sample);
    expect(screen.getByRole('img', { name: 'Hiring difficulty' }).textContent).toContain('5.6');
  });

  it('draws what makes the score, each part with its reason, and keeps the lines', () => {
    const difficultyRationale = [
      '5.4 of 10 = 40% supply 9 + 60% pay position 3.',
      'Supply 9: Fewer than 5 likely to fit.',
      'Pay position 3: Near the 70th percentile.',
      'The lever: paying more.',
    ];
    showView(MarketIntelView, readMarketIntel({ hiringDifficultyScore: 5.4, difficultyRationale }));
    const parts = within(screen.getByRole('list', { name: 'What makes the score' }));
    const pay = parts.getByRole('button', { name: /^Pay position\s*3 of 10\s*\+1\.80/ });
    expect(pay.dataset['chosen']).toBeUndefined();
    fireEvent.focus(pay);
    expect(pay.dataset['chosen']).toBe('true');
    expect(screen.getAllByText('Near the 70th percentile.').length).toBeGreaterThan(1);
    screen.getByText('5.4 of 10: supply weighs most with 3.6 points, then pay position with 1.8.');
    fireEvent.click(screen.getByRole('button', { name: 'Rationale, line by line' }));
    screen.getByText('Supply 9: Fewer than 5 likely to fit.');
  });

  it('keeps the gauge within its scale', () => {
    showView(MarketIntelView, readMarketIntel({ hiringDifficultyScore: 25 }));
    expect(screen.getByRole('img', { name: 'Hiring difficulty' }).textContent).toContain(
      '10 out of 10',
    );
  });

  it('marks nothing as a sample when the content has it all', () => {
    showView(MarketIntelView, sample, { tab: 'compensation' });
    expect(screen.queryByText('sample')).toBeNull();
    expect(screen.getByRole('table', { name: 'Proposed range and benchmarks' })).toBeTruthy();
  });

  it('shows four benchmarks until more are asked for', () => {
    const benchmarkData = { A: '$1', B: '$2', C: '$3', D: '$4', E: '$5' };
    showView(MarketIntelView, readMarketIntel({ salaryBenchmarks: { benchmarkData } }), {
      tab: 'compensation',
    });
    expect(screen.queryByText('$5')).toBeNull();
    expect(screen.getByRole('button', { name: 'Show 1 more' })).toBeTruthy();
  });

  it('draws pay in the currency of the job', () => {
    const compensationBenchmarking = {
      proposedRange: '€50,000-€60,000',
      benchmarkData: { Median: '€54,000', 'Upper quarter': '€62,000' },
    };
    showView(MarketIntelView, readMarketIntel({ compensationBenchmarking }), {
      tab: 'compensation',
    });
    const plot = screen.getByRole('table', { name: 'Proposed range and benchmarks' });
    expect(plot.textContent).toContain('€50,000-€60,000');
    expect(plot.textContent).not.toContain('$');
  });

  it.each([
    ['an estimate', { totalEstimate: 1641 }, true],
    ['an estimate by its method', { totalEstimate: 8, method: 'Within 100 miles of Hays' }, true],
    ['an estimate of a whole state', { totalEstimate: 9000, method: 'In Kansas' }, false],
    ['no estimate', { totalEstimate: null, method: 'No public figure exists' }, false],
  ])('speaks of a radius over %s: %#', (_, candidatePoolInsights, isSaid) => {
    showView(MarketIntelView, readMarketIntel({ candidatePoolInsights }), { tab: 'talent-pool' });
    expect(screen.queryByText(/models a 100-mile radius/) !== null).toBe(isSaid);
    fireEvent.click(screen.getByRole('button', { name: 'How to Use This Market Analysis' }));
    expect(screen.queryByText(/scaled to a 100-mile radius/) !== null).toBe(isSaid);
  });

  it('counts the risks', () => {
    showView(MarketIntelView, sample, { tab: 'risks' });
    expect(screen.getByRole('heading', { name: 'Risks 2' })).toBeTruthy();
  });
});
