import { defineGenerator } from '../define-generator.ts';
import type { CandidateScoring } from './content.ts';
import { draftCandidateScoring } from './draft.ts';
import { computeScoringFigures, type ScoringFigures } from './figures.ts';
import { candidateScoringPrompt } from './prompt.ts';
import { candidateScoringWriting, type CandidateScoringWriting } from './writing.ts';

/** A writer who leaves a skill or a tier out loses words, never a number. */
function merge(
  { skills, tiers }: ScoringFigures,
  writing: CandidateScoringWriting,
): CandidateScoring {
  const rationaleOf = new Map(
    writing.skillRationales.map(({ skillName, rationale }) => [skillName, rationale]),
  );
  const noteOf = new Map(writing.tierNotes.map(({ key, note }) => [key, note]));
  return {
    toolDescription: writing.toolDescription,
    skillsRankingSummary: skills.map(({ skillName, category, weight }) => ({
      skillName,
      category,
      weight,
      rationale: rationaleOf.get(skillName) ?? `Weight ${weight} of 10.`,
    })),
    prioritySkills: writing.prioritySkills,
    candidateComparisonGrid: Object.fromEntries(
      tiers.map(({ key, totalSkillMatch, matchedSkills }) => [
        key,
        {
          totalSkillMatch,
          matchedSkills,
          evidenceSource: noteOf.get(key) ?? `${totalSkillMatch} of 100.`,
        },
      ]),
    ),
    riskFlags: writing.riskFlags,
    recommendedScreeningQuestions: writing.screeningQuestions,
    submissionFramework: writing.submissionFramework,
    keepCandidatesWarm: writing.keepWarm,
  };
}

export const candidateScoringGenerator = defineGenerator({
  computeFigures: computeScoringFigures,
  writing: candidateScoringWriting,
  draft: draftCandidateScoring,
  merge,
  prompt: candidateScoringPrompt,
});
