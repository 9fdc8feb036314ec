import type { Outline } from '../outline.ts';
import type { HiringSynopsis } from './content.ts';

export const hiringSynopsisOutline = {
  tool: 'hiringSynopsis',
  isForecast: true,
  sections: {
    'executive-summary': { title: 'Executive Summary', fields: ['outputFormats'] },
    'process-metrics': {
      title: 'Process Metrics',
      fields: ['processMetrics', 'engagementMarketInsights'],
    },
    'candidate-analysis': {
      title: 'Candidate Analysis',
      fields: ['candidateAnalysis'],
      parts: { topCandidatesOverview: 'Profiles' },
    },
    'key-learnings': {
      title: 'Key Learnings',
      fields: ['keyLearnings'],
      parts: { agreedUponHiringCriteria: 'Hiring criteria' },
    },
    challenges: { title: 'Challenges', fields: ['risksAssumptions'] },
    recommendations: { title: 'Recommendations', fields: ['suggestedNextSteps'] },
  },
} satisfies Outline<string, keyof HiringSynopsis>;
