import { defineGenerator } from '../define-generator.ts';
import type { EngagementTracker } from './content.ts';
import { draftEngagementTracker } from './draft.ts';
import { computeTrackerFigures, type TrackerFigures } from './figures.ts';
import { engagementTrackerPrompt } from './prompt.ts';
import { engagementTrackerWriting, type EngagementTrackerWriting } from './writing.ts';

const merge = (figures: TrackerFigures, writing: EngagementTrackerWriting): EngagementTracker => ({
  toolDescription: writing.toolDescription,
  ghostingRiskFlag: {
    riskLevel: figures.ghosting.riskLevel,
    riskScore: figures.ghosting.riskScore,
    reasoning: writing.reasoning,
  },
  engagementSentimentSummary: {
    averageSentimentScore: figures.sentiment.score,
    quantitative: {
      positiveSentimentPercent: figures.sentiment.shares.positive,
      neutralSentimentPercent: figures.sentiment.shares.neutral,
      negativeSentimentPercent: figures.sentiment.shares.negative,
    },
    qualitative: writing.insights,
  },
  openClickReplyScorecard: {
    byChannel: figures.byChannel,
    byStage: figures.byStage,
    byCandidateProfile: figures.byCandidateProfile,
    basis: figures.basis,
  },
  smartNudgeSuggestions: writing.nudges,
  followUpTimingOptimizer: {
    bestDaysToFollowUp: figures.timing.days,
    bestTimesToFollowUp: figures.timing.times,
    cadenceRecommendations: Object.fromEntries(
      writing.cadence.map(({ label, advice }) => [label, advice]),
    ),
  },
});

export const engagementTrackerGenerator = defineGenerator({
  computeFigures: computeTrackerFigures,
  writing: engagementTrackerWriting,
  draft: draftEngagementTracker,
  merge,
  prompt: engagementTrackerPrompt,
});
