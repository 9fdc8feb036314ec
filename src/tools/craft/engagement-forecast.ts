import type { Source } from '#plan/source.ts';
import { readConditions } from './criteria/conditions.ts';
import { sayLine } from './criteria/name-fact.ts';
import { listDraws, type Draw } from './draws.ts';
import { listFacts } from './facts.ts';
import { makePlan } from './plan.ts';
import { daysBetween } from './prose/dates.ts';
import { vary } from './vary.ts';
import { listSteps } from './questions/steps.ts';

const two = (value: number): number => Math.round(value * 100) / 100;

export interface Term {
  points: number;
  why: string;
}

/** All terms are planning values of ours; the start and each addition are shown to the reader. */
const START = 0.3;
const COMPETITION_SHARE = 0.015;
const STEP = 0.04;
const USUAL_STEPS = 2;
const LONG_WAIT_DAYS = 30;

export interface GhostingForecast {
  start: number;
  terms: Term[];
  score: number;
  level: 'high' | 'moderate' | 'low';
}

function listTerms(source: Source): Term[] {
  const { brief, market } = source;
  const { pay, timeline } = makePlan(source);
  const conditions = readConditions(source);
  const { stated, steps } = listSteps(source);
  const extraSteps = Math.max(0, steps.length - USUAL_STEPS);
  const competition = market.difficulty.parts.find(({ id }) => id === 'competition');
  const population = market.talentPool.kind === 'estimate' ? market.talentPool.population : null;
  const wait = daysBetween(timeline.accept.day, timeline.start.day);
  const isRemote = brief.workType === 'remote';
  const rank = pay.middleRank;
  const terms: (Term | false)[] = [
    !isRemote &&
      population !== null &&
      population < 1_000_000 && {
        points: population < 250_000 ? 0.1 : 0.05,
        why: vary(
          source,
          'ghost place',
          [
            'few people live near {place}, so many would have to move or drive far',
            'few live around {place}; others would have to come',
            'a thin population around {place}',
          ],
          { place: brief.place.label },
        ),
      },
    conditions.offHours && {
      points: 0.06,
      why: `the hours (${sayLine(conditions.schedule[0] ?? brief.dealBreakers[0] ?? { text: 'nights or weekends' }, 50)})`,
    },
    conditions.travel.length > 0 && {
      points: 0.05,
      why: `travel (${sayLine(conditions.travel[0]!, 50)})`,
    },
    conditions.physical.length > 0 && {
      points: 0.04,
      why: vary(source, 'ghost physical', [
        'physical demands that people judge late',
        'the physical part, which is felt only when seen',
        'work that is hard on the body and judged late',
      ]),
    },
    conditions.checks.length > 0 && {
      points: 0.05,
      why: `checks that take time (${sayLine(conditions.checks[0]!, 50)})`,
    },
    extraSteps > 0 && {
      points: two(extraSteps * STEP),
      why: `${steps.length} ${stated ? 'steps in the job' : 'planned steps'}, 0.04 for each beyond two`,
    },
    !pay.stated && {
      points: 0.08,
      why: vary(source, 'ghost pay', [
        'no pay stated',
        'the ad names no pay',
        'a figure for pay is missing',
      ]),
    },
    pay.standing === 'below' && {
      points: 0.06,
      why: `the middle of the pay lies below the median of ${pay.median}`,
    },
    competition?.score != null &&
      competition.score > 0 && {
        points: two(competition.score * COMPETITION_SHARE),
        why: vary(
          source,
          'ghost competition',
          [
            'competition, {score} of 10 times 0.015',
            'others who hire the same people ({score} of 10, times 0.015)',
            'competitors, 0.015 for each of {score} points',
          ],
          { score: competition.score },
        ),
      },
    wait > LONG_WAIT_DAYS && { points: 0.05, why: `${wait} days between acceptance and start` },
    rank !== null &&
      rank >= 60 && {
        points: -0.08,
        why: `the middle of the pay stands at the ${pay.middlePercentile}`,
      },
    pay.stated && {
      points: -0.05,
      why: vary(source, 'ghost published', [
        'pay is published',
        'the ad says what it pays',
        'nobody has to ask for the pay',
      ]),
    },
    isRemote && { points: -0.03, why: 'nobody has to move' },
    brief.urgency === 'critical' && { points: -0.03, why: 'a search marked critical moves fast' },
  ];
  return terms.filter((term) => term !== false);
}

export function forecastGhosting(source: Source): GhostingForecast {
  const terms = listTerms(source);
  const sum = terms.reduce((total, { points }) => total + points, START);
  const score = two(Math.min(0.95, Math.max(0.05, sum)));
  const level = score > 0.7 ? 'high' : score > 0.4 ? 'moderate' : 'low';
  return { start: START, terms, score, level };
}

export interface SentimentForecast {
  pleases: string[];
  neutral: string[];
  repels: string[];
  shares: { positive: number; neutral: number; negative: number };
  score: number;
}

const LONGEST = 60;
const MOST_DRAWS = 7;

/** Facts of the job by how people usually take them; the counts make the forecast. */
export function forecastSentiment(source: Source): SentimentForecast {
  const { brief } = source;
  const { pay } = makePlan(source);
  const { offHours, schedule, travel, physical, checks } = readConditions(source);
  const say = (fact: { text: string }): string => sayLine(fact, LONGEST);
  const isPleasing = ({ topic }: Draw): boolean => topic !== 'team' && topic !== 'other';
  const draws = listDraws(source).filter(({ topic }) => topic !== 'pay');
  const pleases = [
    ...(pay.stated && pay.standing !== 'below' ? [pay.spoken!] : []),
    ...(brief.workType === 'remote' || brief.workType === 'hybrid'
      ? [`${brief.workType} work`]
      : []),
    ...draws.filter(isPleasing).slice(0, MOST_DRAWS).map(say),
  ];
  const repels = [
    ...(pay.stated ? [] : ['no pay in the ad']),
    ...(pay.standing === 'below' ? [`pay below the median of ${pay.median}`] : []),
    ...(offHours && schedule[0] ? [say(schedule[0])] : []),
    ...travel.slice(0, 1).map(say),
    ...physical.slice(0, 1).map(say),
    ...checks.slice(0, 1).map(say),
  ];
  const duties = listFacts(brief, { kinds: ['duty'] })
    .slice(0, 2)
    .map(say);
  const neutral = [
    ...draws
      .filter((draw) => !isPleasing(draw))
      .slice(0, 2)
      .map(say),
    ...duties,
    ...(offHours ? [] : schedule.slice(0, 1).map(say)),
  ];
  const all = Math.max(1, pleases.length + neutral.length + repels.length);
  const positive = two(pleases.length / all);
  const negative = two(repels.length / all);
  return {
    pleases,
    neutral,
    repels,
    shares: { positive, negative, neutral: two(Math.max(0, 1 - positive - negative)) },
    score: two((pleases.length + neutral.length * 0.5) / all),
  };
}
