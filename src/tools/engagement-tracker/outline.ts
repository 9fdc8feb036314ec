import type { Outline } from '../outline.ts';
import type { EngagementTracker } from './content.ts';

export const engagementTrackerOutline = {
  tool: 'engagementTracker',
  isForecast: true,
  sections: {
    ghostingRisk: { title: 'Ghosting Risk Score', fields: ['ghostingRiskFlag'] },
    sentiment: { title: 'Engagement Sentiment', fields: ['engagementSentimentSummary'] },
    scorecard: { title: 'Open/Click/Reply Scorecard', fields: ['openClickReplyScorecard'] },
    nudges: { title: 'Smart Nudges', fields: ['smartNudgeSuggestions'] },
    timing: { title: 'Follow-Up Timing Optimizer', fields: ['followUpTimingOptimizer'] },
  },
} satisfies Outline<string, keyof EngagementTracker>;
