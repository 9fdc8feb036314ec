import { listTownsAround } from '#market/places/world-cities.ts';
import type { Source } from '#plan/source.ts';

/** Cities with several times their share of the people who write and run software. */
const ofSoftware: ReadonlySet<string> = new Set([
  'San Francisco',
  'San Jose',
  'Seattle',
  'Austin',
  'Boston',
]);
const miles = 30;

/** Whether the work is so much more common around the place than in the nation that a share of the population misleads. */
export function isConcentrated(source: Source): boolean {
  const { place, workType } = source.brief;
  const { market } = source;
  const { resolved } = place;
  if (isOfOffices(source)) return true;
  return (
    market.profile.soc?.startsWith('15-') === true &&
    workType !== 'remote' &&
    resolved?.country === 'US' &&
    Boolean(resolved.city) &&
    listTownsAround(resolved, 'US', miles).some(({ city }) => ofSoftware.has(city))
  );
}

/** Law, finance, engineering, media and the like: their offices gather, and their people do not live as others do. */
const ofOffices = /^(?:11|13|15|17|23|27)-|^19-[123]/;
const manyPeople = 5_000_000;

/** In a great city such people are counted for the whole of it: a share of each county's population tells nothing. */
const isOfOffices = ({ brief, market: { profile, talentPool } }: Source): boolean =>
  ofOffices.test(profile.soc ?? '') &&
  brief.workType !== 'remote' &&
  talentPool.kind === 'estimate' &&
  talentPool.scope === 'radius' &&
  talentPool.population >= manyPeople;
