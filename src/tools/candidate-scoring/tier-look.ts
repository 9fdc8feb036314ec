import { toTierName } from './tier-name.ts';

export type TierHue = 'green' | 'blue' | 'yellow' | 'red' | 'grey';

/** By the match of its profile: green at 75 or more, blue at 50, yellow at 25, red below. */
export function chooseTierHue(totalSkillMatch: number | null): TierHue {
  if (totalSkillMatch === null) return 'grey';
  if (totalSkillMatch >= 75) return 'green';
  if (totalSkillMatch >= 50) return 'blue';
  return totalSkillMatch >= 25 ? 'yellow' : 'red';
}

/** What to expect of a pool of applicants; the same for every job, so it is called an assumption. */
export const expectedDistribution = [
  { label: 'Perfect 90-100%', percent: 15 },
  { label: 'Strong 75-89%', percent: 35 },
  { label: 'Good 60-74%', percent: 30 },
  { label: 'Weak below 60%', percent: 20 },
];

const tierKeys = [
  'perfectMatch_90_to_100_percent',
  'strongMatch_75_to_89_percent',
  'goodMatch_60_to_74_percent',
  'weakMatch_below_60_percent',
];

/** The stored key of a tier that is shown by its name. */
export function findTierKey(name: string): string | undefined {
  return tierKeys.find((key) => toTierName(key) === name);
}
