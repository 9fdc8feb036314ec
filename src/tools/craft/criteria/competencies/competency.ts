export const competencyCategories = [
  'Safety',
  'Technical',
  'Clinical',
  'Care',
  'Teaching',
  'Analysis',
  'Commercial',
  'Leadership',
  'Communication',
  'Organization',
  'Judgment',
] as const;
export type CompetencyCategory = (typeof competencyCategories)[number];

/** One thing a person can be seen doing, with one question and what its answers sound like. */
export interface Competency {
  id: string;
  /** Words in a requirement or a duty that mean it. */
  match: RegExp;
  name: string;
  category: CompetencyCategory;
  /** What an interviewer can see or hear, as a verb phrase: "Isolates every source and proves it dead." */
  shows: string;
  ask: string;
  /** What a strong answer holds; each point stands alone in a list. */
  strong: readonly [string, string, ...string[]];
  good: string;
  fair: string;
  weak: string;
  followUps: readonly [string, string];
  /** A strong answer in the first person. It shows a shape and claims nothing about the job. */
  sample: string;
  /** For a person who saw the candidate work. */
  reference: string;
}
