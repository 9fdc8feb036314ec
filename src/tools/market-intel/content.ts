import { z } from 'zod';
import { readContent } from '../reading/read-content.ts';
import { readerFor } from '../reading/reader-for.ts';
import { filledWordList, labelledWords, scoreOfTen, wordList, words } from '../stored-fields.ts';
import { competition, readCompetition } from './competition.ts';
import { headcount, readCount, readFigure } from './headcount.ts';
import { readRecommendations, readRisks } from './risks-and-recommendations.ts';

const talentPool = z.strictObject({
  totalEstimate: headcount,
  activeJobSeekers: headcount,
  passiveCandidates: headcount,
  candidateQuality: z.strictObject({
    perfectMatch: headcount,
    strongMatch: headcount.optional(),
    trainable: headcount.optional(),
    outOfReachOnPay: headcount.optional(),
  }),
  method: words.optional(),
  regionalBreakdown: labelledWords,
  platformAvailability: labelledWords,
  industryBackground: labelledWords,
  matchQuality: labelledWords,
});

const compensation = z.strictObject({
  proposedRange: words,
  recommended: words,
  marketPosition: words,
  percentilePosition: words,
  /** The first four are shown. */
  benchmarkData: labelledWords,
  totalRewardsNote: words.optional(),
  caveat: words.optional(),
});

export const marketIntelSchema = z.strictObject({
  toolDescription: words,
  hiringDifficultyScore: scoreOfTen,
  difficultyRationale: filledWordList,
  candidatePoolInsights: talentPool,
  compensationBenchmarking: compensation,
  competitorJobVolumeScore: scoreOfTen,
  competitorLandscape: competition,
  riskSummary: z.array(z.strictObject({ title: words, description: words, impact: words })).max(40),
  recommendationSummary: z.array(z.strictObject({ title: words, recommendation: words })).max(40),
  marketTiming: z.strictObject({
    optimalHiringWindow: words,
    seasonalFactors: wordList,
    urgencyLevel: words,
  }),
  sourceCredibility: filledWordList,
});
export type MarketIntel = z.infer<typeof marketIntelSchema>;

const readFields = readerFor(marketIntelSchema.omit({ competitorLandscape: true }), {
  alsoNamed: {
    hiringDifficultyScore: ['difficultyScore'],
    difficultyRationale: ['hiringDifficultyRationale'],
    candidatePoolInsights: ['estimatedCandidatePool'],
    compensationBenchmarking: ['salaryBenchmarks'],
    riskSummary: ['risks', 'criticalRisks', 'identifiedRisks'],
    recommendationSummary: ['strategicRecommendations'],
  },
  fields: {
    candidatePoolInsights: {
      plain: 'totalEstimate',
      alsoNamed: {
        totalEstimate: ['totalCandidates', 'total'],
        activeJobSeekers: ['activeSeekers'],
        passiveCandidates: ['passive'],
      },
      fields: {
        totalEstimate: readCount,
        activeJobSeekers: readCount,
        passiveCandidates: readCount,
        candidateQuality: {
          plain: 'perfectMatch',
          fields: {
            perfectMatch: readCount,
            strongMatch: readFigure,
            trainable: readFigure,
            outOfReachOnPay: readFigure,
          },
        },
      },
    },
    compensationBenchmarking: { plain: 'proposedRange' },
    riskSummary: readRisks,
    recommendationSummary: readRecommendations,
    marketTiming: { plain: 'optimalHiringWindow' },
  },
});

export const readMarketIntel = readContent('marketIntel', (value) => ({
  ...readFields(value),
  competitorLandscape: readCompetition(value),
}));
export type MarketIntelView = ReturnType<typeof readMarketIntel>;
