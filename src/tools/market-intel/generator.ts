import { defineGenerator } from '../define-generator.ts';
import type { MarketIntel } from './content.ts';
import { draftMarket } from './draft.ts';
import { computeMarketFigures, type MarketFigures } from './figures.ts';
import { marketIntelPrompt } from './prompt.ts';
import { marketWriting, type MarketWriting } from './writing.ts';

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

function mergeMarket(figures: MarketFigures, writing: MarketWriting): MarketIntel {
  return {
    toolDescription: figures.toolDescription,
    hiringDifficultyScore: figures.difficulty.score,
    difficultyRationale: [...figures.difficulty.lines, ...writing.whatItMeans],
    candidatePoolInsights: figures.candidatePoolInsights,
    compensationBenchmarking: { ...figures.compensation, recommended: writing.recommendedPay },
    competitorJobVolumeScore: figures.difficulty.competition,
    competitorLandscape: {
      rationale: writing.competitionRationale,
      competitors: figures.competitors.flatMap((competitor) => {
        const words = writing.competitors.find(({ name }) => same(name, competitor.name));
        return words ? [{ ...competitor, draw: words.draw, counter: words.counter }] : [];
      }),
    },
    riskSummary: writing.risks,
    recommendationSummary: writing.recommendations,
    marketTiming: {
      optimalHiringWindow: writing.optimalHiringWindow,
      seasonalFactors: writing.seasonalFactors,
      urgencyLevel: figures.urgencyLevel,
    },
    sourceCredibility: figures.sourceCredibility,
  };
}

export const marketIntelGenerator = defineGenerator({
  computeFigures: computeMarketFigures,
  writing: marketWriting,
  draft: draftMarket,
  merge: mergeMarket,
  prompt: marketIntelPrompt,
});
