import { findOfficial } from '#market/occupations/official-table.ts';
import { countySource } from '#market/places/data/counties-2023.data.ts';
import { namePublicSource } from '#market/supply/public-sources.data.ts';
import { findLeast } from '#plan/pay/least-pay.ts';
import { getPool } from '#plan/search/pool.ts';
import type { Source } from '#plan/source.ts';
import { findCountry } from './country.ts';

/** Which figures were published, which are arithmetic on them, which are judgment. */
export function listSources(source: Source): string[] {
  const { payRow, nearest } = source.market;
  const pool = getPool(source);
  const published = [
    payRow
      ? `wages${pool ? ' and employment' : ''}, ${payRow.source}${payRow.areaType === 'national' ? ', national' : `, ${payRow.areaName}`}`
      : pool && `employment, ${pool.direct.source}`,
    pool && pool.scope !== 'nation' && `population, ${countySource}`,
    pool && 'related work, O*NET 29.3 (CC BY 4.0)',
  ].filter(Boolean);
  return [
    published.length > 0
      ? `Published: ${published.join('; ')}.`
      : `The advertisement: pay, hours, requirements and offers, as far as stated.${nearest ? ` Published${nearest.isOwn ? '' : ', as a benchmark only'}: ${nearest.name}, ${nearest.row.source}.` : ''}${findLeast(source, null) ? ' A legal minimum, with its source.' : ''}`,
    published.length > 0
      ? `Arithmetic on them, for ${sayOccupation(source)}: ${pool && pool.scope !== 'nation' ? 'pool, counties, ' : ''}percentiles (straight line between published ones).`
      : `${source.brief.pay ? 'Arithmetic on the advertisement’s own figures. ' : ''}Check against: ${namePublicSource(findCountry(source))} and five live advertisements, each with its date.`,
    `Planning values: weights, scores, effect of channels${pool && pool.scope !== 'nation' ? ', shares' : ''}, dates.`,
    'Usual in the trade, unchecked here: competitors, risks, advice, seasons. Live postings were not read.',
  ];
}

const sureFrom = 0.6;

/** Which official occupation the figures belong to; asked for where the title leaves it open. */
function sayOccupation({ brief, market }: Source): string {
  const { name, soc } = market.profile;
  const official = soc === null ? undefined : findOfficial(soc);
  const open = brief.occupation.confidence < sureFrom ? ' [confirm the occupation]' : '';
  return official ? `${official.title} (SOC ${soc})${open}` : `${name}${open}`;
}
