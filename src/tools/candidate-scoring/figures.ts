import { citeCriterion } from '../craft/questions.ts';
import { assessProfiles, type Profile } from '../craft/profiles.ts';
import type { Source } from '#plan/source.ts';

export const tierKeys = [
  'perfectMatch_90_to_100_percent',
  'strongMatch_75_to_89_percent',
  'goodMatch_60_to_74_percent',
  'weakMatch_below_60_percent',
] as const;
export type TierKey = (typeof tierKeys)[number];

const tierFloors: [TierKey, number][] = [
  ['perfectMatch_90_to_100_percent', 90],
  ['strongMatch_75_to_89_percent', 75],
  ['goodMatch_60_to_74_percent', 60],
  ['weakMatch_below_60_percent', 0],
];

const tierOf = (fit: number): TierKey => tierFloors.find(([, floor]) => fit >= floor)![0];

export interface TierFigures {
  key: TierKey;
  totalSkillMatch: number;
  matchedSkills: string[];
  /** Who stands in the tier, best first, with the sum behind the percentage. */
  profiles: { label: string; name: string; fit: number; sum: string; missing: string[] }[];
}

const describe = ({ label, name, fit, matchedPoints, totalPoints, missing }: Profile) => ({
  label,
  name,
  fit,
  sum: `${matchedPoints} of ${totalPoints} points`,
  missing: missing.map((criterion) => criterion.name),
});

export function computeScoringFigures(source: Source) {
  const { criteria, profiles } = assessProfiles(source);
  const tiers = [...Map.groupBy(profiles, ({ fit }) => tierOf(fit))].map(
    ([key, members]): TierFigures => {
      const [best] = members as [Profile, ...Profile[]];
      return {
        key,
        totalSkillMatch: best.fit,
        matchedSkills: best.matched.map(({ name }) => name),
        profiles: members.map(describe),
      };
    },
  );
  return {
    skills: criteria.map((criterion) => ({
      skillName: criterion.name,
      category: criterion.category,
      weight: criterion.points,
      sum: criterion.sum,
      evidence: citeCriterion(criterion, source),
    })),
    tiers,
    benchmarks: [
      'Sackett et al. 2022, validity: years 0.07, work sample 0.33, structured interview 0.42',
    ],
  };
}
export type ScoringFigures = ReturnType<typeof computeScoringFigures>;
