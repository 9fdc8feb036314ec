import type { UnitRole } from './reading.ts';

/** A piece of a job's own text as it stands there, with what it was taken for. */
export interface JobLine {
  role: UnitRole;
  words: string;
}
