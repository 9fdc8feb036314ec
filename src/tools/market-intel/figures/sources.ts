import { findOfficial } from '#market/occupations/official-table.ts';
import { countySource } from '#market/places/data/counties-2023.data.ts';
import { getPool } from '#plan/pool.ts';
import type { Source } from '#plan/source.ts';

/** Which figures were published, which are arithmetic on them, which are judgment. */
export function listSources(source: Source): string[] {
  const { payRow } = source.market;
  const pool = getPool(source);
  const published = [
    payRow
      ? `wages${pool ? ' and employment' : ''}, ${payRow.source}${payRow.areaType === 'national' ? ', national' : `, ${payRow.areaName}`}`
      : pool && `employment, ${pool.direct.source}`,
    pool && `population, ${countySource}`,
    pool && 'related occupations, O*NET 29.3 (CC BY 4.0)',
  ].filter(Boolean);
  return [
    published.length > 0
      ? `Published: ${published.join('; ')}.`
      : 'Published figures: none apply, none used.',
    ...(published.length > 0 ? [`Occupation: ${sayOccupation(source)}`] : []),
    published.length > 0
      ? 'Arithmetic on them: pool, counties, percentiles (a straight line between the published ones).'
      : 'Arithmetic: on the advertisement’s own figures.',
    'Planning values, ours: weights and scores, share looking, shares with the years and the demands, dates (20 days and 5 for each point).',
    'Usual in the trade, not checked in this place: competitors, risks, advice, seasons. Live postings were not read.',
  ];
}

/** Which official occupation the figures belong to, and how sure the match is. */
function sayOccupation({ brief, market }: Source): string {
  const { name, soc } = market.profile;
  const official = soc === null ? undefined : findOfficial(soc);
  const sure = `${Math.round(brief.occupation.confidence * 100)}% sure from the title`;
  return official ? `${official.title} (SOC ${soc}), ${sure}.` : `${name}, ${sure}.`;
}
