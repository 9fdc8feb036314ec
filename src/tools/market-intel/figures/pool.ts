import { roundCount } from '#market/supply/estimate.ts';
import type { MatchClass } from '#market/supply/match-quality.ts';
import type { TalentPool } from '#market/supply/talent-pool.ts';
import { makePlan } from '../../craft/plan.ts';
import { getPool, sayEstimate, sayNoPool, sayPeople } from '../../craft/pool-words.ts';
import { sayMoney } from '../../craft/prose/money.ts';
import { sayShare } from '../../craft/prose/number.ts';
import type { Source } from '../../source.ts';
import type { MarketIntel } from '../content.ts';

type Pool = MarketIntel['candidatePoolInsights'];

const countClass = (classes: readonly MatchClass[], ...ids: MatchClass['id'][]): number =>
  classes.filter(({ id }) => ids.includes(id)).reduce((sum, { count }) => sum + count, 0);

function listRegions({ regions }: TalentPool): Pool['regionalBreakdown'] {
  return Object.fromEntries(
    regions.map(({ label, count, share, miles, note }) => [
      label,
      `about ${sayPeople(count)} (${sayShare(share)})${note ? `, ${note}` : ''}${miles !== null && miles > 1 ? `, center ${Math.round(miles)} miles away` : ''}`,
    ]),
  );
}

const lowerTitle = (title: string): string => title.charAt(0) + title.slice(1).toLowerCase();

function listBackgrounds(
  source: Source,
  { direct, adjacent, total }: TalentPool,
): Pool['industryBackground'] {
  const own =
    source.market.payRow?.soc === direct.soc
      ? source.market.profile.name
      : lowerTitle(direct.title);
  return Object.fromEntries([
    [
      `${own} (${direct.soc})`,
      `${sayEstimate(direct)}, ${sayShare(direct.count / total.count)} of the pool`,
    ],
    ...adjacent.map((other) => [
      `${lowerTitle(other.title)} (${other.soc})`,
      `${sayEstimate(other)}, ${sayShare(other.count / total.count)}${other.medianHourly === null ? '' : `; national median ${sayMoney(other.medianHourly)} an hour${other.withinPay === false ? ', above this pay' : ''}`}`,
    ]),
  ]);
}

/** Where people of this work are found, as far as anyone can say before the first search. */
function listPlatforms(source: Source): Pool['platformAvailability'] {
  const { channels } = makePlan(source);
  const first = [...new Map(channels.map((channel) => [channel.type, channel])).values()].slice(
    0,
    6,
  );
  return Object.fromEntries(
    first.map(({ name, effectiveness, time }) => [
      name,
      `${effectiveness.split(/[:;,]/)[0]} (assumption until counted); ${time}% of the time in the plan`,
    ]),
  );
}

export function describePool(source: Source): Pool {
  const pool = getPool(source);
  if (!pool) {
    const none = { 'No estimate': sayNoPool(source) };
    return {
      totalEstimate: null,
      activeJobSeekers: null,
      passiveCandidates: null,
      candidateQuality: { perfectMatch: null },
      method: `${sayNoPool(source)}. Count the results of the first search on two platforms instead, and write them here.`,
      regionalBreakdown: none,
      platformAvailability: listPlatforms(source),
      industryBackground: { 'Where people come from': source.market.profile.family.comesFrom },
      matchQuality: none,
    };
  }
  const { total, active, passive, direct, matchQuality } = pool;
  return {
    totalEstimate: roundCount(total.count),
    activeJobSeekers: roundCount(active),
    passiveCandidates: roundCount(passive),
    candidateQuality: {
      perfectMatch: roundCount(direct.count),
      strongMatch: roundCount(countClass(matchQuality, 'reachable', 'named')),
      trainable: roundCount(countClass(matchQuality, 'licence')),
      outOfReachOnPay: roundCount(countClass(matchQuality, 'paid-above')),
    },
    method: [
      `${sayEstimate(total)} in all, ${pool.label}.`,
      ...pool.method,
      ...pool.assumptions,
      'Figures are rounded, so parts may differ from sums.',
    ]
      .join(' ')
      .replace(/^a/, 'A'),
    regionalBreakdown: listRegions(pool),
    platformAvailability: listPlatforms(source),
    industryBackground: listBackgrounds(source, pool),
    matchQuality: Object.fromEntries(
      matchQuality.map(({ label, count, share, rule }) => [
        label,
        `about ${sayPeople(count)} (${sayShare(share)}): ${rule}`,
      ]),
    ),
  };
}
