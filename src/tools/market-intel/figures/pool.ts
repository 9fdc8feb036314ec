import { roundCount } from '#market/supply/estimate.ts';
import type { MatchClass } from '#market/supply/match-quality.ts';
import type { TalentPool } from '#market/supply/talent-pool.ts';
import { makePlan, seedOf } from '../../craft/plan.ts';
import {
  getPool,
  sayCatchment,
  sayEstimate,
  sayNoPool,
  sayPeople,
} from '../../craft/pool-words.ts';
import { toParagraph } from '../../craft/prose/casing.ts';
import { say } from '../../craft/prose/fill.ts';
import { sayMoney } from '../../craft/prose/money.ts';
import { sayShare } from '../../craft/prose/number.ts';
import type { Source } from '#plan/source.ts';
import type { MarketIntel } from '../content.ts';

type Pool = MarketIntel['candidatePoolInsights'];

const countClass = (classes: readonly MatchClass[], ...ids: MatchClass['id'][]): number =>
  classes.filter(({ id }) => ids.includes(id)).reduce((sum, { count }) => sum + count, 0);

function listRegions({ regions }: TalentPool): Pool['regionalBreakdown'] {
  return Object.fromEntries(
    regions.map(({ label, count, share, miles, note }) => [
      label,
      `about ${sayPeople(count)} (${sayShare(share)})${note ? `, ${note.replace(' by its centre', '')}` : ''}${miles !== null && miles > 1 ? `, ${Math.round(miles)} miles` : ''}`,
    ]),
  );
}

/** {all} {around} {population} {percent} {basis} */
const methods = [
  '{population} people live {around}, {percent} of the nation. That share of each occupation’s employment gives {all} people in all; {basis}',
  'Each occupation’s employment times the share of the nation that lives {around} ({population} people, {percent}) gives {all}; {basis}',
  'Of the nation, {percent} live {around} ({population} people); times the employment of each occupation that makes {all}; {basis}',
];

const activeShares = [
  'That 20% look actively is assumed; the other {title} people have to be approached',
  'Assumed: one {title} in five is looking, the others must be approached',
  '20% actively looking is a planning value, also for {title} work',
];

function sayMethod(source: Source, pool: TalentPool): string {
  return toParagraph([
    say(
      methods,
      {
        all: sayEstimate(pool.total),
        around: pool.scope === 'radius' ? sayCatchment(source) : `in ${pool.label}`,
        population: pool.population.toLocaleString('en-US'),
        percent: `${(pool.populationShare * 100).toPrecision(3)}%`,
        basis:
          pool.direct.basis === 'state'
            ? 'state figures'
            : 'national figures, with a planning range in brackets',
      },
      seedOf(source, 'method'),
    ),
    say(activeShares, { title: source.brief.title.singular }, seedOf(source, 'active')),
  ]);
}

const lowerTitle = (title: string): string => title.charAt(0).toUpperCase() + title.slice(1);

function listBackgrounds(
  source: Source,
  { direct, adjacent, total }: TalentPool,
): Pool['industryBackground'] {
  const own = source.market.payRow?.soc === direct.soc ? source.market.profile.name : direct.title;
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
      `${effectiveness.split(/[:;,]/)[0]} (assumed); ${time}% of the time`,
    ]),
  );
}

export function describePool(source: Source): Pool {
  const pool = getPool(source);
  if (!pool) {
    const none = {
      'No estimate': `See the method; count ${source.brief.title.singular} profiles first`,
    };
    return {
      totalEstimate: null,
      activeJobSeekers: null,
      passiveCandidates: null,
      candidateQuality: { perfectMatch: null },
      method: `${sayNoPool(source)}. Count the first ${source.brief.title.singular} search instead.`,
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
    method: sayMethod(source, pool),
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
