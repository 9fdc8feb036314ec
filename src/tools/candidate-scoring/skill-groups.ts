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

/** The group of a matched skill; one that is not ranked says itself what it is. */
export function findGroup(skill: string, groups: Map<string, SkillGroup>): SkillGroup {
  return groups.get(normalize(skill)) ?? chooseGroup(skill);
}

function chooseGroup(words: string): SkillGroup {
  if (softWords.test(words)) return 'soft';
  return industryWords.test(words) ? 'industry' : 'technical';
}

function normalize(name: string): string {
  return name.trim().toLowerCase();
}
