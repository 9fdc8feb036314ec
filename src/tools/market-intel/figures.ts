import { findOfficial } from '#market/occupations/official-table.ts';
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

/** Which official occupation the figures belong to, and how sure the match is. */
function sayOccupation({ brief, market }: Source): string {
  const { name, soc, figures } = market.profile;
  const official = soc === null ? undefined : findOfficial(soc);
  const sure = `matched from the title with ${Math.round(brief.occupation.confidence * 100)}% confidence`;
  if (!official) return `${name} (no official figures exist for it; ${sure})`;
  const group = figures === 'group' ? ', the wider group it is counted under' : '';
  return `${name}, with the figures of ${official.title} (SOC ${soc}${group}); ${sure}`;
}

function listSources(source: Source): string[] {
  const { market } = source;
  const pool = getPool(source);
  const rules = market.rules
    .filter(({ place, kind }) => place.state && kind !== 'selection')
    .slice(0, 2);
  return listOnce([
    market.payRow && `Pay and employment: ${describePayRow(market.payRow)} (public domain)`,
    pool &&
      'Population: US Census Bureau, county estimates 2023; the radius is measured to county centers',
    pool && 'Related occupations: O*NET 29.3, US Department of Labor (CC BY 4.0)',
    market.profile.id === 'general'
      ? 'Occupation: no profile fits this title, so no public figure is borrowed'
      : `Occupation used: ${sayOccupation(source)}`,
    ...rules.map(
      ({ text, source: from, checked }) => `Rule to mind: ${text} (${from}, read ${checked})`,
    ),
    'Days to acceptance: 20, plus 5 for each point of difficulty (planning rule)',
    'Weights of the difficulty score, the active share and platform ratings: planning assumptions',
    'Live job postings are not in the data: check them before the intake',
  ]);
}

export function computeMarketFigures(source: Source): MarketFigures {
  const { brief, market } = source;
  const competition = market.difficulty.parts.find(({ id }) => id === 'competition');
  return {
    toolDescription: toParagraph([
      `How hard this search will be, who is out there, how the pay compares and when to move, for ${brief.title.clean} ${sayPlace(brief).in}`,
      'Figures are computed from the job and from public tables; what is assumed says so',
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
