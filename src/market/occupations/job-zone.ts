import { findOfficial } from './official-table.ts';

/** O*NET's five levels of preparation, in our words. */
const preparation: Record<number, string> = {
  1: 'Little or no preparation: learned in days to weeks on the job.',
  2: 'Some preparation: usually high school and weeks to a year on the job.',
  3: 'Medium preparation: a trade course, apprenticeship, associate degree or one to two years on the job.',
  4: 'Considerable preparation: usually a four-year degree or several years in related work.',
  5: 'Extensive preparation: graduate or professional study, or many years of growing responsibility.',
};

export const getJobZone = (soc: string): number | null => findOfficial(soc)?.jobZone ?? null;

export const describePreparation = (jobZone: number | null): string | null =>
  jobZone === null ? null : (preparation[jobZone] ?? null);
