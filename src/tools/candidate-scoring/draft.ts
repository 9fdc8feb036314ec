import { readRiskFlags } from '../craft/risks.ts';
import { assessProfiles } from '../craft/profiles.ts';
import { sayPlace } from '../craft/place-words.ts';
import { lowerFirst, toParagraph } from '../craft/prose/casing.ts';
import { vary } from '../craft/vary.ts';
import { listScreeningQuestions, sayWithAnchors } from '../craft/questions/screening.ts';
import type { Source } from '#plan/source.ts';
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

const pointRules = [
  'Points: must-have 8, {title} duty 6, preferred, usual or condition 5, nice to have 3; more where people may be harmed, less for what every ad asks',
  'A must-have of the {title} job counts 8, a duty 6, a wish or a condition 5, a nice-to-have 3. Harm to people adds, commonplaces lose',
  'How points are given: 8 for must-haves, 6 for {title} duties, 5 for what is preferred, usual or a condition, 3 for the rest; risk of harm adds one',
];

const describeTool = (source: Source): string =>
  toParagraph([
    vary(source, 'scoring', descriptions, {
      title: source.brief.title.clean,
      in: sayPlace(source.brief).in,
      first: lowerFirst(assessProfiles(source).criteria[0]!.name),
    }),
    vary(source, 'points', pointRules, { title: source.brief.title.singular }),
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
