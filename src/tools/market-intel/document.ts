import type { Block } from '#shared/document.ts';
import {
  bullets,
  facts,
  headed,
  meter,
  note,
  numbered,
  paragraph,
  table,
} from '../document-blocks.ts';
import { documentOf, writeSections } from '../document-section.ts';
import type { MarketIntelView } from './content.ts';
import { marketIntelOutline } from './outline.ts';

export function writeMarketIntelSections(view: MarketIntelView) {
  const { marketTiming: timing, competitorLandscape: landscape } = view;
  return writeSections(marketIntelOutline, {
    difficulty: [
      meter({ label: 'Hiring difficulty', value: view.hiringDifficultyScore, max: 10 }),
      numbered(view.difficultyRationale),
    ],
    'talent-pool': [writeTalentPool(view.candidatePoolInsights)],
    compensation: [writeCompensation(view.compensationBenchmarking)],
    competition: [
      meter({ label: 'Competitor volume', value: view.competitorJobVolumeScore, max: 10 }),
      bullets(landscape.rationale),
      headed(2, 'Identified Competitors', writeCompetitors(landscape.competitors)),
    ],
    risks: [
      headed(2, 'Risks', numbered(view.riskSummary.map(writeRisk))),
      headed(2, 'Recommendations', numbered(view.recommendationSummary.map(writeRecommendation))),
    ],
    timing: [
      facts([
        { label: 'Optimal hiring window', text: timing.optimalHiringWindow },
        { label: 'Urgency level', text: timing.urgencyLevel },
      ]),
      headed(2, 'Seasonal Factors', bullets(timing.seasonalFactors)),
      headed(2, 'Source Credibility', bullets(view.sourceCredibility)),
    ],
  });
}

export const writeMarketIntel = documentOf(marketIntelOutline, writeMarketIntelSections);

function writeTalentPool(pool: MarketIntelView['candidatePoolInsights']): Block[] {
  const { candidateQuality: quality } = pool;
  return [
    ...facts([
      { label: 'Total estimate', text: pool.totalEstimate.text },
      { label: 'Active job seekers', text: pool.activeJobSeekers.text },
      { label: 'Passive candidates', text: pool.passiveCandidates.text },
      { label: 'Perfect match', text: quality.perfectMatch.text },
      { label: 'Strong match', text: quality.strongMatch.text },
      { label: 'Trainable', text: quality.trainable.text },
      { label: 'Out of reach on pay', text: quality.outOfReachOnPay.text },
    ]),
    ...note(pool.method),
    ...headed(2, 'Regional Breakdown', facts(pool.regionalBreakdown)),
    ...headed(2, 'Platform Availability', facts(pool.platformAvailability)),
    ...headed(2, 'Industry Background', facts(pool.industryBackground)),
    ...headed(2, 'Match Quality', facts(pool.matchQuality)),
  ];
}

function writeCompensation(pay: MarketIntelView['compensationBenchmarking']): Block[] {
  return [
    ...facts([
      { label: 'Proposed range', text: pay.proposedRange },
      { label: 'Market position', text: pay.marketPosition },
      { label: 'Percentile position', text: pay.percentilePosition },
    ]),
    ...headed(2, 'Recommended', paragraph(pay.recommended)),
    ...headed(2, 'Benchmark Data', facts(pay.benchmarkData)),
    ...headed(2, 'Total Rewards', paragraph(pay.totalRewardsNote)),
    ...note(pay.caveat),
  ];
}

function writeCompetitors(
  competitors: MarketIntelView['competitorLandscape']['competitors'],
): Block[] {
  return table(
    ['Competitor', 'Type', 'Draws with', 'Our answer'],
    competitors.map(({ name, type, draw, counter }) => [name, type, draw, counter]),
  );
}

function writeRisk(item: MarketIntelView['riskSummary'][number]): string {
  const { title, name, risk, description, impact } = item;
  return [title, name, risk, description, impact && `Impact: ${impact}`].filter(Boolean).join('\n');
}

function writeRecommendation(item: MarketIntelView['recommendationSummary'][number]): string {
  const { title, recommendation, strategy, description } = item;
  return [title, recommendation, strategy, description].filter(Boolean).join('\n');
}
