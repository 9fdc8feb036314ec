import type { Source } from '#plan/source.ts';
import { draftCompetition, draftCompetitors } from './draft/competition.ts';
import { draftMeaning, draftPayAdvice, draftWindow, listSeasons } from './draft/meaning.ts';
import { draftRecommendations } from './draft/recommendations.ts';
import { listSearchRisks } from '../craft/search-risks.ts';
import type { MarketFigures } from './figures.ts';
import type { MarketWriting } from './writing.ts';

const RISKS_SHOWN = 7;

export function draftMarket(source: Source, figures: MarketFigures): MarketWriting {
  return {
    whatItMeans: draftMeaning(source),
    recommendedPay: draftPayAdvice(source),
    competitionRationale: draftCompetition(source),
    competitors: draftCompetitors(source, figures),
    risks: listSearchRisks(source)
      .slice(0, RISKS_SHOWN)
      .map(({ title, description, level, impact }) => ({
        title,
        description,
        impact: `${level}: ${impact}`,
      })),
    recommendations: draftRecommendations(source),
    optimalHiringWindow: draftWindow(source),
    seasonalFactors: listSeasons(source),
  };
}
