import type { Unit, UnitRole } from '#shared/reading.ts';

/** What is offered, praised or only announced tells no work. */
const untold: ReadonlySet<UnitRole> = new Set([
  'title',
  'head',
  'noise',
  'legal',
  'benefit',
  'pay',
  'place',
  'process',
  'company',
]);

const join = (units: readonly Unit[], isTold: (role: UnitRole) => boolean): string =>
  units
    .filter(({ role }) => isTold(role))
    .map(({ text }) => text)
    .join('\n');

/** The lines of a job that speak of its work. */
export const toWorkText = (units: readonly Unit[]): string =>
  join(units, (role) => !untold.has(role));

const ofDuties: ReadonlySet<UnitRole> = new Set(['duty', 'must', 'overview']);

/** The lines whose words were weighed for groups of occupations. */
export const toDutyText = (units: readonly Unit[]): string =>
  join(units, (role) => ofDuties.has(role));
