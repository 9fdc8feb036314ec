import { z } from 'zod';
import { pick } from '../reading/object.ts';
import { readMap } from '../reading/labelled.ts';
import { readContent } from '../reading/read-content.ts';
import { readerFor } from '../reading/reader-for.ts';
import { percent, scoreOfTen, wordList, words } from '../stored-fields.ts';
import { readKeepWarm, tactic } from './keep-warm.ts';
import { advice, readSubmissionLevels, readSubmissionNotes } from './submission-framework.ts';
import { toTierName } from './tier-name.ts';

const tierKey = z.enum([
  'perfectMatch_90_to_100_percent',
  'strongMatch_75_to_89_percent',
  'goodMatch_60_to_74_percent',
  'weakMatch_below_60_percent',
]);

const tier = z.strictObject({
  totalSkillMatch: percent,
  matchedSkills: wordList,
  evidenceSource: words,
});

export const candidateScoringSchema = z.strictObject({
  toolDescription: words,
  skillsRankingSummary: z
    .array(
      z.strictObject({ skillName: words, category: words, rationale: words, weight: scoreOfTen }),
    )
    .min(1)
    .max(40),
  prioritySkills: z
    .array(z.strictObject({ skillName: words, reason: words, evidenceSource: words }))
    .max(40),
  /** A tier that no profile reaches is left out. */
  candidateComparisonGrid: z.partialRecord(tierKey, tier),
  riskFlags: z
    .array(z.strictObject({ flag: words, rationale: words, evidenceSource: words }))
    .max(40),
  recommendedScreeningQuestions: z
    .array(z.strictObject({ purpose: words, question: words, evidenceSource: words }))
    .max(40),
  submissionFramework: z.array(advice).max(3),
  keepCandidatesWarm: z.array(tactic).max(40),
});
export type CandidateScoring = z.infer<typeof candidateScoringSchema>;

const readTier = readerFor(tier, { plain: 'evidenceSource' });

const readFields = readerFor(candidateScoringSchema, {
  alsoNamed: { recommendedScreeningQuestions: ['recommendedFollowUpQuestions'] },
  fields: {
    skillsRankingSummary: {
      plain: 'skillName',
      alsoNamed: { skillName: ['skill'], rationale: ['reason', 'assessment'] },
    },
    prioritySkills: { plain: 'skillName', alsoNamed: { skillName: ['skill'] } },
    candidateComparisonGrid: (value) =>
      readMap(readTier)(value).map((read) => ({ ...read, label: toTierName(read.label) })),
    riskFlags: { plain: 'flag', alsoNamed: { rationale: ['details'] } },
    recommendedScreeningQuestions: { plain: 'question', alsoNamed: { purpose: ['reason'] } },
    submissionFramework: readSubmissionLevels,
    keepCandidatesWarm: readKeepWarm,
  },
});

export const readCandidateScoring = readContent('candidateScoring', (value) => ({
  ...readFields(value),
  /** Shown where no level has advice of its own. */
  submissionNotes: readSubmissionNotes({
    framework: pick(value, 'submissionFramework'),
    notes: pick(value, 'submissionDecisionFramework', 'submissionNotes'),
  }),
}));
export type CandidateScoringView = ReturnType<typeof readCandidateScoring>;
