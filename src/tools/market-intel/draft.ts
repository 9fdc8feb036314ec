import type { Source } from '#plan/source.ts';
import { adviseSearch, explainLever } from './draft/advice.ts';
import { answerCompetitors, explainCompetition } from './draft/competition.ts';
import { fitBudget } from './draft/fit-budget.ts';
import { advisePay } from './draft/pay-advice.ts';
import { listRisks } from './draft/risks.ts';
import { listSeasons, sayWindow } from './draft/timing.ts';
import type { MarketFigures } from './figures.ts';
import type { MarketWriting } from './writing.ts';

/** What the figures mean for this search, in the words of somebody who knows the trade. */
export function draftMarket(source: Source, figures: MarketFigures): MarketWriting {
  return fitBudget(figures, {
    whatItMeans: [explainLever(source, figures)],
    recommendedPay: advisePay(source),
    competitionRationale: explainCompetition(source),
    competitors: answerCompetitors(source, figures),
    risks: listRisks(source, figures),
    recommendations: adviseSearch(source),
    optimalHiringWindow: sayWindow(figures),
    seasonalFactors: listSeasons(source),
  });
}
