import { z } from 'zod';
import { readLabelled } from '../reading/labelled.ts';
import { readFigure, readScore, type Figure } from '../reading/number.ts';
import { alsoNamed, readObject } from '../reading/object.ts';
import { readContent } from '../reading/read-content.ts';
import { readText, readTextList } from '../reading/text.ts';
import {
  filledWordList,
  headcount,
  labelledWords,
  scoreOfTen,
  wordList,
  words,
} from '../stored-fields.ts';
import { readCompetition } from './competition.ts';
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
  competitorLandscape: z.strictObject({
    rationale: wordList,
    // A job may name 50 of them; a few kinds are added.
    competitors: z
      .array(z.strictObject({ name: words, type: words, draw: words, counter: words }))
      .max(60),
  }),
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

/** What could not be counted says so, in the views and in every export. */
const readCount = (value: unknown): Figure =>
  value === null ? { value: null, text: 'Not counted' } : readFigure(value);

const readTalentPool = readObject(
  {
    totalEstimate: alsoNamed(readCount, 'totalCandidates', 'total'),
    activeJobSeekers: alsoNamed(readCount, 'activeSeekers'),
    passiveCandidates: alsoNamed(readCount, 'passive'),
    candidateQuality: readObject(
      {
        perfectMatch: readCount,
        strongMatch: readFigure,
        trainable: readFigure,
        outOfReachOnPay: readFigure,
      },
      { plain: 'perfectMatch' },
    ),
    method: readText,
    regionalBreakdown: readLabelled,
    platformAvailability: readLabelled,
    industryBackground: readLabelled,
    matchQuality: readLabelled,
  },
  { plain: 'totalEstimate' },
);

const readCompensation = readObject(
  {
    proposedRange: readText,
    recommended: readText,
    marketPosition: readText,
    percentilePosition: readText,
    benchmarkData: readLabelled,
    totalRewardsNote: readText,
    caveat: readText,
  },
  { plain: 'proposedRange' },
);

const readFields = readObject({
  toolDescription: readText,
  hiringDifficultyScore: alsoNamed(readScore, 'difficultyScore'),
  difficultyRationale: alsoNamed(readTextList, 'hiringDifficultyRationale'),
  candidatePoolInsights: alsoNamed(readTalentPool, 'estimatedCandidatePool'),
  compensationBenchmarking: alsoNamed(readCompensation, 'salaryBenchmarks'),
  competitorJobVolumeScore: readScore,
  riskSummary: alsoNamed(readRisks, 'risks', 'criticalRisks', 'identifiedRisks'),
  recommendationSummary: alsoNamed(readRecommendations, 'strategicRecommendations'),
  marketTiming: readObject(
    { optimalHiringWindow: readText, seasonalFactors: readTextList, urgencyLevel: readText },
    { plain: 'optimalHiringWindow' },
  ),
  sourceCredibility: readTextList,
});

export type MarketIntelView = ReturnType<typeof readView>;

export function readMarketIntel(stored: unknown): MarketIntelView {
  return readContent(stored, { wrappedIn: 'marketIntel', read: readView });
}

function readView(value: unknown) {
  return { ...readFields(value), competitorLandscape: readCompetition(value) };
}
