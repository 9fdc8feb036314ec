import type { Fact } from '#shared/brief.ts';

/** Kinds whose words may name something to search by. */
export const named = new Set<Fact['kind']>([
  'skill',
  'tool',
  'licence',
  'experience',
  'education',
  'safety',
  'language',
  'duty',
  'goal',
  'other',
]);
/** Kinds that may be asked for more or less. */
export const graded = new Set<Fact['kind']>([
  'skill',
  'trait',
  'tool',
  'licence',
  'experience',
  'education',
  'safety',
  'language',
  'authorization',
  'physical',
  'schedule',
  'travel',
  'other',
]);
/** Kinds of which a line may say that people who have it are preferred. */
export const demanding = new Set<Fact['kind']>([
  'skill',
  'tool',
  'licence',
  'experience',
  'education',
  'language',
]);
/** Kinds that say something of a person: who that is goes without saying. */
export const ofPerson = new Set<Fact['kind']>([
  ...demanding,
  'trait',
  'travel',
  'authorization',
  'physical',
]);
