import { describePayRow } from '#market/pay/choose-pay-row.ts';
import { sayForeignNote } from '../craft/facts.ts';
import { sayPlace } from '../craft/place-words.ts';
import { makePlan } from '../craft/plan.ts';
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
  const rules = market.rules.slice(0, 2);
  return listOnce([
    market.payRow && `Pay and employment: ${describePayRow(market.payRow)} (public domain)`,
    ...(pool?.sources ?? [])
      .filter((text) => !text.includes('OEWS'))
      .map((text) => `Pool: ${text}`),
    market.profile.id === 'general'
      ? 'No occupation profile fits this job; nothing is borrowed from another'
      : `Occupation profile "${market.profile.name}": matched from the title and text (${Math.round(source.brief.occupation.confidence * 100)}% sure); its channels, seasons and worries are field knowledge, not measurements`,
    ...rules.map(
      ({ text, source: from, checked }) => `Rule to mind: ${text} (${from}, read ${checked})`,
    ),
    makePlan(source).timeline.accept.rule,
    'Difficulty weights, active share and channel strength are planning choices of ours; live postings are not in the data',
  ]);
}

export function computeMarketFigures(source: Source): MarketFigures {
  const { brief, market } = source;
  const competition = market.difficulty.parts.find(({ id }) => id === 'competition');
  return {
    toolDescription: toParagraph([
      `How hard it will be to find ${brief.title.clean} ${sayPlace(brief).in}, who is out there, how the pay compares and when to move`,
      'Every figure is computed from the job and from public tables; what is assumed is called an assumption',
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
        .map((name) => ({ name, type: 'Kind of employer that hires the same people' })),
    ],
    urgencyLevel: brief.urgency ?? 'active (not stated, assumed)',
    sourceCredibility: listSources(source),
  };
}
