import { findOfficial } from '#market/occupations/official-table.ts';
import { describePayRow } from '#market/pay/choose-pay-row.ts';
import { sayForeignNote } from '../craft/facts.ts';
import { sayPlace } from '../craft/place-words.ts';
import { getPool } from '../craft/pool-words.ts';
import { toParagraph } from '../craft/prose/casing.ts';
import { seedOf } from '../craft/plan.ts';
import { say } from '../craft/prose/fill.ts';
import { listOnce } from '../craft/prose/list.ts';
import type { Source } from '#plan/source.ts';
import type { MarketIntel } from './content.ts';
import * as phrases from './figures/sources.data.ts';
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
  const put = (table: readonly string[], id: string, it: string): string =>
    say(table, { it }, seedOf(source, `source-${id}`));
  const rules = market.rules
    .filter(({ place, kind }) => place.state && kind !== 'selection')
    .slice(0, 2);
  return listOnce([
    market.payRow && put(phrases.paySources, 'pay', describePayRow(market.payRow)),
    pool && put(phrases.peopleSources, 'people', ''),
    market.profile.id === 'general'
      ? 'Occupation: no profile fits this title, so no public figure is borrowed'
      : `Occupation used: ${sayOccupation(source)}`,
    ...rules.map(
      ({ text, source: from, checked }) => `Rule to mind: ${text} (${from}, read ${checked})`,
    ),
    put(phrases.planningNotes, 'planning', source.brief.title.singular),
    put(phrases.liveNotes, 'live', source.brief.title.singular),
  ]);
}

export function computeMarketFigures(source: Source): MarketFigures {
  const { brief, market } = source;
  const competition = market.difficulty.parts.find(({ id }) => id === 'competition');
  return {
    toolDescription: toParagraph([
      say(
        phrases.descriptions,
        { title: brief.title.clean, place: sayPlace(brief).in },
        seedOf(source, 'market-intel'),
      ),
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
