import { readRiskFlags } from '../craft/risks.ts';
import { pointsRule } from '../craft/criteria/weigh-group.ts';
import { assessProfiles } from '../craft/profiles.ts';
import { sayPlace } from '../craft/place-words.ts';
import { lowerFirst, toParagraph } from '../craft/prose/casing.ts';
import { vary } from '../craft/vary.ts';
import { listScreeningQuestions, sayWithAnchors } from '../craft/questions/screening.ts';
import type { Source } from '../source.ts';
import { draftKeepWarm } from './draft/keep-warm.ts';
import { draftPriorities, draftRationale } from './draft/skills.ts';
import { draftSubmission } from './draft/submission.ts';
import { draftTierNotes } from './draft/tiers.ts';
import type { ScoringFigures } from './figures.ts';
import type { CandidateScoringWriting } from './writing.ts';

const descriptions = [
  'How to judge applicants for the {title} job {in}: what to weigh, what to ask, what to look into. Nobody has applied yet: tiers show typical profiles, and a person decides.',
  'The {title} job {in}, seen from the side of evaluation: {first} first, then the rest. Tiers are profiles, not people; no one is ranked by it.',
  'What counts for the {title} job {in} and how it is seen. There are no candidates in the system, so the tiers describe backgrounds; a person decides.',
];

const describeTool = (source: Source): string =>
  toParagraph([
    vary(source, 'scoring', descriptions, {
      title: source.brief.title.clean,
      in: sayPlace(source.brief).in,
      first: lowerFirst(assessProfiles(source).criteria[0]!.name),
    }),
    pointsRule,
  ]);

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
