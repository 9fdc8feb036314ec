import { sharesStem } from '#market/assessment/own-figures.ts';
import { findResidence } from '#market/assessment/residence.ts';
import { findState } from '#market/places/us-states.ts';
import { roundCount } from '#market/supply/estimate.ts';
import type { TalentPool } from '#market/supply/talent-pool.ts';
import { nameHeadcount } from '#market/supply/public-sources.data.ts';
import type { Source } from '../source.ts';

export const sayPeople = (count: number): string => roundCount(count).toLocaleString('en-US');

/** The pool where one could be estimated. */
export const getPool = ({ market }: Source): TalentPool | null =>
  market.talentPool.kind === 'estimate' ? market.talentPool : null;

/** "within 30 miles of Glenrock, WY", "in the United States". */
export function sayCatchment(source: Source): string {
  const pool = getPool(source);
  if (!pool) return `around ${source.brief.place.label}`;
  const state = findResidence(source.brief);
  const only = state === null ? '' : `, ${findState(state)?.name ?? state} alone`;
  if (pool.miles !== null)
    return `within ${pool.miles} miles of ${source.brief.place.label}${only}`;
  return pool.scope === 'nation'
    ? `in the whole of ${pool.label}, all sectors`
    : `in ${pool.label}`;
}

/** Why there is no figure, as a clause without its full stop. */
export const sayNoPool = ({
  market,
  brief: {
    place: { country },
  },
}: Source): string =>
  market.nearest?.people
    ? `About ${sayPeople(market.nearest.people)} ${market.nearest.name} around the job${market.nearest.isOwn ? '' : ', the nearest occupation that is counted'} (${market.nearest.isOwn ? 'estimate from' : 'benchmark,'} ${market.nearest.row.source})`
    : market.talentPool.kind === 'none'
      ? market.talentPool.reason
          .replace(/\.$/, '')
          .replace(
            /^(?:The occupation was not recognized|No close occupation).*$/,
            'the tables have no line for this title, so the hits of the first search are the count',
          )
          .replace(
            /^The place of work is not known$/,
            'To be counted by the first search once the town is known',
          )
          .replace(
            /^We hold no employment figures.*$/,
            `Count the hits of the first search on day one; ${nameHeadcount(country)} says how many work in the occupation`,
          )
      : '';

/** Whoever earns less than this share of the job's lowest pay does other work, however related it is counted. */
const NEAR_IN_PAY = 0.55;

/** Stand in names of occupations that have nothing else in common. */
const ofAnyWork =
  /\b(?:sales|workers?|customers?|services?|general|other|related|support|office|assistants?|managers?|supervisors?|technicians?|food|operators?|specialists?|clerks?|representatives?)\b/gi;

/** "41-2" of "41-2031": a minor group of occupations. */
const toMinor = (soc: string): string => soc.slice(0, 4);

/** Neighboring occupations worth a search: paid within reach and not worlds below; those of which the job speaks first. */
export function listNeighbors(source: Source): TalentPool['adjacent'] {
  const { pay } = source.brief;
  const said = source.brief.facts
    .filter(({ kind }) => kind === 'duty' || kind === 'experience')
    .map(({ text }) => text)
    .join('\n');
  const lowest = pay?.currency === 'USD' ? (pay.hourly?.min ?? pay.hourly?.max ?? null) : null;
  const pool = getPool(source);
  const direct = pool?.direct.soc ?? '';
  return (
    (pool?.adjacent ?? [])
      .filter(({ withinPay }) => withinPay !== false)
      .filter(
        ({ medianHourly }) =>
          lowest === null || medianHourly === null || medianHourly >= NEAR_IN_PAY * lowest,
      )
      .map((one) => ({ one, isSaid: Number(sharesStem(said, one.title.replace(ofAnyWork, ' '))) }))
      // What is only counted as related does other work, unless it is of the same group or the job speaks of it.
      .filter(
        ({ one, isSaid }) =>
          one.reason !== 'related' || isSaid === 1 || toMinor(one.soc) === toMinor(direct),
      )
      .toSorted((a, b) => b.isSaid - a.isSaid || b.one.count - a.one.count)
      .map(({ one }) => one)
  );
}
