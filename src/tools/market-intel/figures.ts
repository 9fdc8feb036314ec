import { describePayRow } from '#market/pay/choose-pay-row.ts';
import { sayForeignNote } from '../craft/facts.ts';
import { sayPlace } from '../craft/place-words.ts';
import { getPool } from '../craft/pool-words.ts';
import { toParagraph } from '../craft/prose/casing.ts';
import { listOnce } from '../craft/prose/list.ts';
import type { Source } from '../source.ts';
import type { MarketIntel } from './content.ts';
import { describePay } from './figures/pay.ts';
import { describePool } from './figures/pool.ts';

export interface MarketFigures {
  toolDescription: string;
  hiringDifficultyScore: number;
  /** The sum and its parts; what it means is for the writer to say. */
  difficultySum: string[];
  candidatePoolInsights: MarketIntel['candidatePoolInsights'];
  compensation: Omit<MarketIntel['compensationBenchmarking'], 'recommended'>;
  competitorJobVolumeScore: number;
  competitors: { name: string; type: string }[];
  urgencyLevel: string;
  sourceCredibility: string[];
}

const KINDS_SHOWN = 3;

function sayDifficulty({ market }: Source): string[] {
  const { difficulty } = market;
  const parts = difficulty.parts
    .filter(({ score }) => score !== null)
    .toSorted((a, b) => b.points - a.points);
  const unknown = difficulty.parts.filter(({ score }) => score === null);
  return [
    `${difficulty.score} of 10 = ${parts.map(({ name, weight, score }) => `${Math.round(weight * 100)}% ${name.toLowerCase()} ${score}`).join(' + ')}.`,
    ...parts.map(
      ({ name, score, points, reason }, index) =>
        `${name} ${score} of 10, ${points === 1 ? '1 point' : `${points} points`}${index === 0 ? ', the heaviest part' : ''}. ${reason}`,
    ),
    ...unknown.map(({ name, reason }) => `${name}: not counted. ${reason}`),
  ];
}

function listSources(source: Source): string[] {
  const { market } = source;
  const pool = getPool(source);
  const rules = market.rules
    .filter(({ place, kind }) => place.state && kind !== 'selection')
    .slice(0, 2);
  return listOnce([
    market.payRow && `Pay, employment: ${describePayRow(market.payRow)}`,
    pool && 'Population 2023: Census Bureau',
    pool && 'Related occupations: O*NET 29.3',
    market.profile.id === 'general'
      ? 'Occupation: none fits'
      : `Occupation: ${market.profile.name} (${Math.round(source.brief.occupation.confidence * 100)}% sure)`,
    ...rules.map(
      ({ text, source: from, checked }) => `Rule to mind: ${text} (${from}, read ${checked})`,
    ),
    'Dates: 20 days + 5 per point',
    'Weights: our planning choices',
    'Live postings: not in the data',
  ]);
}

export function computeMarketFigures(source: Source): MarketFigures {
  const { brief, market } = source;
  const competition = market.difficulty.parts.find(({ id }) => id === 'competition');
  return {
    toolDescription: toParagraph([
      `Difficulty, people, pay and timing for ${brief.title.clean} ${sayPlace(brief).in}`,
      'Figures computed from public tables; assumptions marked',
      sayForeignNote(brief),
    ]),
    hiringDifficultyScore: market.difficulty.score,
    difficultySum: sayDifficulty(source),
    candidatePoolInsights: describePool(source),
    compensation: describePay(source),
    competitorJobVolumeScore: competition?.score ?? 0,
    competitors: [
      ...brief.competitors.map(({ text }) => ({ name: text, type: 'Named in the job' })),
      ...market.profile.family.rivals
        .slice(0, KINDS_SHOWN)
        .map((name) => ({ name, type: 'By kind' })),
    ],
    urgencyLevel: brief.urgency ?? 'active (not stated, assumed)',
    sourceCredibility: listSources(source),
  };
}
