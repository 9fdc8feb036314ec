import { readRiskFlags } from '../craft/risks.ts';
import { pointsRule } from '../craft/criteria/weigh-group.ts';
import { assessProfiles } from '../craft/profiles.ts';
import { toParagraph } from '../craft/prose/casing.ts';
import { listScreeningQuestions, sayWithAnchors } from '../craft/questions/screening.ts';
import type { Source } from '../source.ts';
import { draftKeepWarm } from './draft/keep-warm.ts';
import { draftPriorities, draftRationale } from './draft/skills.ts';
import { draftSubmission } from './draft/submission.ts';
import { draftTierNotes } from './draft/tiers.ts';
import type { ScoringFigures } from './figures.ts';
import type { CandidateScoringWriting } from './writing.ts';

function describeTool({ brief }: Source): string {
  const where = brief.place.label ? ` in ${brief.place.label}` : '';
  return toParagraph([
    `How to judge applicants for the ${brief.title.clean} job${where}: what to weigh, what to ask, what to look into and how to keep people warm`,
    'There are no candidates in the system: tiers show typical profiles, and a person decides',
    pointsRule,
  ]);
}

export function draftCandidateScoring(
  source: Source,
  figures: ScoringFigures,
): CandidateScoringWriting {
  const { criteria } = assessProfiles(source);
  return {
    toolDescription: describeTool(source),
    skillRationales: criteria.map((criterion, index) => ({
      skillName: criterion.name,
      rationale: draftRationale(criterion, index, source),
    })),
    prioritySkills: draftPriorities(criteria, source),
    tierNotes: draftTierNotes(figures, source),
    riskFlags: readRiskFlags(source).map(({ flag, rationale, evidence }) => ({
      flag,
      rationale,
      evidenceSource: evidence,
    })),
    screeningQuestions: listScreeningQuestions(source, criteria).map((question) => ({
      purpose: question.purpose,
      question: sayWithAnchors(question),
      evidenceSource: question.evidence,
    })),
    submissionFramework: draftSubmission(source),
    keepWarm: draftKeepWarm(source),
  };
}
