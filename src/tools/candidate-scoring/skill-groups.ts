import type { CandidateScoringView } from './content.ts';

export type SkillGroup = 'technical' | 'soft' | 'industry';

export const skillGroups: { id: SkillGroup; label: string }[] = [
  { id: 'technical', label: 'Technical Skills' },
  { id: 'soft', label: 'Soft Skills' },
  { id: 'industry', label: 'Industry Experience' },
];

const softWords = /behavio|soft|communic|team|interperson|leader|judg|collab|people|attitude/i;
const industryWords = /industry|experience|domain|condition|background|sector|logistic/i;

/** The group of every ranked skill, by its category; the rest of what is ranked is technical. */
export function groupSkills(
  ranking: CandidateScoringView['skillsRankingSummary'],
): Map<string, SkillGroup> {
  return new Map(
    ranking.map(({ skillName, category }) => [normalize(skillName), chooseGroup(category)]),
  );
}

/** Whether a skill is of the chosen groups; one that is not ranked belongs to none and always passes. */
export function passesFilters(
  skill: string,
  { groups, chosen }: { groups: Map<string, SkillGroup>; chosen: ReadonlySet<SkillGroup> },
): boolean {
  const group = groups.get(normalize(skill));
  return group === undefined || chosen.has(group);
}

function chooseGroup(category: string): SkillGroup {
  if (softWords.test(category)) return 'soft';
  return industryWords.test(category) ? 'industry' : 'technical';
}

function normalize(name: string): string {
  return name.trim().toLowerCase();
}
