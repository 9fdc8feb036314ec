import { describe, expect, it } from 'vitest';
import { readCandidateScoring } from './content.ts';
import { candidateScoringSample } from './sample.ts';
import { groupSkills, passesFilters, type SkillGroup } from './skill-groups.ts';

const { skillsRankingSummary } = readCandidateScoring(candidateScoringSample);
const groups = groupSkills(skillsRankingSummary);

function filter(...chosen: SkillGroup[]) {
  const skills = ['Medication safety', 'bedside handoff', 'Something else'];
  return skills.filter((skill) => passesFilters(skill, { groups, chosen: new Set(chosen) }));
}

describe('passesFilters', () => {
  it('lets the chosen groups pass, and what is in none', () => {
    expect(filter('technical')).toEqual(['Medication safety', 'Something else']);
    expect(filter('soft')).toEqual(['bedside handoff', 'Something else']);
    expect(filter('technical', 'soft')).toHaveLength(3);
    expect(filter()).toEqual(['Something else']);
  });
});
