import type { AppliedRule } from '#market/laws/find-hiring-rules.ts';
import { percentileRanks } from '#market/occupations/official-table.ts';
import type { PlacedAmount } from '#market/pay/pay-position.ts';
import { describePosition } from '#market/pay/percentile.ts';
import { nameCountry } from '#market/places/countries.ts';
import { findState } from '#market/places/us-states.ts';
import { describeEstimate, roundCount } from '#market/supply/estimate.ts';
import { roundPool } from '#market/supply/round-pool.ts';
import type { Estimate } from '#market/supply/estimate.ts';
import { RULES_NOTE } from '#shared/market-summary.ts';
import type { MarketSummary } from '#shared/market-summary.ts';
import type { MarketFacts } from './market-facts.ts';

/** The same facts without what only code needs, rounded to what may honestly be said. */
export function summarizeMarket(facts: MarketFacts): MarketSummary {
  const { profile, difficulty, rules } = facts;
  return {
    occupation: { id: profile.id, name: profile.name },
    pay: summarizePay(facts),
    talentPool: summarizePool(facts),
    difficulty: {
      score: difficulty.score,
      formula: difficulty.formula,
      parts: difficulty.parts.map(({ name, score, weight, points, reason, rule }) => ({
        name,
        score,
        weight,
        points,
        reason,
        rule,
      })),
    },
    rules: rules.map(summarizeRule),
    rulesNote: RULES_NOTE,
  };
}

function summarizePay({ profile, payRow, payPosition }: MarketFacts): MarketSummary['pay'] {
  if (!payRow) return null;
  const period = payPosition?.period ?? (payRow.hourly[50] ? 'hour' : 'year');
  const percentiles = period === 'hour' ? payRow.hourly : payRow.annual;
  return {
    area: payRow.areaName,
    year: payRow.year,
    source: payRow.source,
    period,
    percentiles: percentileRanks.flatMap((rank) => {
      const published = percentiles[rank];
      return published ? [{ rank, ...published }] : [];
    }),
    ownFigures: profile.figures === 'own',
    position: payPosition && {
      low: summarizeAmount(payPosition.low),
      high: summarizeAmount(payPosition.high),
      midpoint: summarizeAmount(payPosition.midpoint),
      ratioToMedian: payPosition.ratioToMedian,
      method: payPosition.method,
    },
  };
}

const summarizeAmount = ({ amount, position }: PlacedAmount) => ({
  amount: Math.round(amount * 100) / 100,
  position: describePosition(position),
});

const summarizeEstimate = (estimate: Estimate) => ({
  count: roundCount(estimate.count),
  low: roundCount(estimate.low),
  high: roundCount(estimate.high),
  text: describeEstimate(estimate),
});

function summarizePool({ talentPool }: MarketFacts): MarketSummary['talentPool'] {
  if (talentPool.kind === 'none') return talentPool;
  const { label, population, direct, total, winnable } = talentPool;
  const { active, passive, classes } = roundPool(talentPool);
  return {
    kind: 'estimate',
    label,
    population,
    direct: { ...summarizeEstimate(direct), title: direct.title },
    total: summarizeEstimate(total),
    winnable: roundCount(winnable),
    active,
    passive,
    matchQuality: talentPool.matchQuality.map(({ id, label: name, count, share, rule }) => ({
      label: name,
      count: classes.get(id) ?? roundCount(count),
      share,
      rule,
    })),
    regions: talentPool.regions.map((region) => ({ ...region, count: roundCount(region.count) })),
    method: talentPool.method,
    assumptions: talentPool.assumptions,
    sources: talentPool.sources,
  };
}

function summarizeRule(rule: AppliedRule): MarketSummary['rules'][number] {
  const { id, kind, text, status, from, because, source, checked } = rule;
  return { id, kind, place: namePlace(rule), text, status, from, because, source, checked };
}

function namePlace({ place }: AppliedRule): string {
  if (place.city) return place.city;
  if (place.state) return findState(place.state)?.name ?? place.state;
  return place.country === 'EU' ? 'European Union' : nameCountry(place.country);
}
