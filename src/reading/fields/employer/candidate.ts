import type { FieldUnit, Span } from '../field-unit.ts';

export interface Candidate extends Span {
  name: string;
  score: number;
  unit: FieldUnit;
  /** Named in the title's line: an agency that recruits for others stands there too. */
  isInTitle?: boolean;
}

/** From so many points on rules take a name for the employer's. */
export const enough = 60;
