import type { Fact } from '#shared/brief.ts';
import type { Competency } from './competencies/competency.ts';

/** Where the job, or only the occupation, asks for it. */
export type CriterionOrigin =
  | 'must'
  | 'duty'
  | 'preferred'
  | 'nice'
  | 'profile'
  | 'conditions'
  | 'basic';

/** One thing by which people are judged for this job, the same in every tool. */
export interface Criterion {
  id: string;
  name: string;
  category: string;
  origin: CriterionOrigin;
  competency: Competency | null;
  /** The job's own lines behind it; none where only the occupation profile speaks. */
  facts: Fact[];
  /** 1 to 10, by the rule in rank-criteria.ts. */
  points: number;
  /** How the points came about: "must-have 8, also a duty +1 = 9". */
  sum: string;
  /** Decided by a document, not by an interview score. */
  isGate: boolean;
}
