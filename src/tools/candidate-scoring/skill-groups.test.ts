import { expect, it } from 'vitest';
import { readCandidateScoring } from './content.ts';
import { candidateScoringSample } from './sample.ts';
import { findGroup, groupSkills } from './skill-groups.ts';

const { skillsRankingSummary } = readCandidateScoring(candidateScoringSample);
const groups = groupSkills(skillsRankingSummary);

it.each([
  ['Medication safety', 'technical'],
  ['bedside handoff', 'soft'],
  ['Something else', 'technical'],
  ['Teamwork on nights', 'soft'],
  ['Experience in long-term care', 'industry'],
])('finds %s among the %s skills', (skill, group) => {
  expect(findGroup(skill, groups)).toBe(group);
});
