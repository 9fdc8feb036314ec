import type { Fact } from '#shared/brief.ts';

/** Something people are judged by, with the same name, weight and question in every tool. */
export interface Criterion {
  id: string;
  name: string;
  /** Percent; those of a job add up to 100. */
  weight: number;
  /** The same weight out of ten, for ranking skills. */
  points: number;
  /** Who asks for it: the job as a must, what it tells of its days, its wishes, or only the trade. */
  origin: 'must' | 'duty' | 'preferred' | 'trade';
  /** The lines of the job that call for it. */
  facts: Fact[];
  /** Id of the competency of the trade; null for a demand in the job's own words. */
  competency: string | null;
  /** Whether somebody has it at all is a yes or no elsewhere; the line only says how well. */
  isGated?: boolean;
  /** The job welcomes people who have not done such work: it rules nobody out. */
  isTaught?: boolean;
  /** Words that call for it, where it is known work: who has such words in a profile has met it. */
  terms?: readonly string[];
  looksLike: string;
  question: string;
  strong: string;
  weak: string;
  probe: string;
}

/** What is settled by a document or a yes, not by a score. */
export interface Gate {
  name: string;
  kind:
    | 'credential'
    | 'education'
    | 'experience'
    /** A thing to know or to have done that the line itself calls mandatory. */
    | 'knowledge'
    | 'authorization'
    | 'check'
    | 'language'
    | 'condition'
    | 'body';
  howChecked: string;
  /** When it is checked. */
  when: string;
  /** Demanded by the law of the country, whatever the advertisement says; where not everywhere, in which places. */
  law?: {
    where: string;
    isNamed: boolean;
    /** What the advertisement does say of papers or checks, where it does not name this one. */
    said?: string | null;
  };
  /** Ids of the lines of the job that it stands for. */
  factIds?: readonly string[];
  /** Each of these meets it; where `isAll`, all of them together do. */
  ways?: readonly string[];
  isAll?: boolean;
  /** By when whoever lacks it may still get it: "within 6 months of hire"; '' where no time is named. */
  later?: string;
}
