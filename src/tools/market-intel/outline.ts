import type { Outline } from '../outline.ts';
import type { MarketIntel } from './content.ts';

export const marketIntelOutline = {
  tool: 'marketIntel',
  sections: {
    difficulty: {
      title: 'Hiring Difficulty',
      parts: { hiringDifficultyScore: 'Score', difficultyRationale: 'Rationale' },
    },
    'talent-pool': { title: 'Talent Pool', fields: ['candidatePoolInsights'] },
    compensation: { title: 'Compensation', fields: ['compensationBenchmarking'] },
    competition: {
      title: 'Competition',
      fields: ['competitorLandscape'],
      parts: { competitorJobVolumeScore: 'Score' },
    },
    risks: {
      title: 'Risks & Recommendations',
      parts: { riskSummary: 'Risks', recommendationSummary: 'Recommendations' },
    },
    timing: {
      title: 'Market Timing',
      fields: ['marketTiming'],
      parts: { sourceCredibility: 'Source credibility' },
    },
  },
} satisfies Outline<string, keyof MarketIntel>;
