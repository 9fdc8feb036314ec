import { describe, expect, it } from 'vitest';
import { readCandidateScoring } from './content.ts';
import { candidateScoringSample } from './sample.ts';
import { filterSkills, groupSkills, type SkillGroup } from './skill-groups.ts';

const { skillsRankingSummary } = readCandidateScoring(candidateScoringSample);
const groups = groupSkills(skillsRankingSummary);

function filter(...chosen: SkillGroup[]) {
  const skills = ['Medication safety', 'bedside handoff', 'Something else'];
  return filterSkills(skills, { groups, chosen: new Set(chosen) });
}

describe('filterSkills', () => {
  it('keeps the chosen groups, and what is in none', () => {
    expect(filter('technical')).toEqual(['Medication safety', 'Something else']);
    expect(filter('soft')).toEqual(['bedside handoff', 'Something else']);
    expect(filter('technical', 'soft')).toHaveLength(3);
    expect(filter()).toEqual(['Something else']);
  });
});
