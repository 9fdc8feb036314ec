import { z } from 'zod';
import { readPercent, readScore } from '../reading/number.ts';
import { alsoNamed, pick, readList, readObject } from '../reading/object.ts';
import { readMap } from '../reading/labelled.ts';
import { readContent } from '../reading/read-content.ts';
import { readText, readTextList } from '../reading/text.ts';
import { filledWordList, percent, scoreOfTen, wordList, words } from '../stored-fields.ts';
import { readKeepWarm } from './keep-warm.ts';
import { readSubmissionLevels, readSubmissionNotes } from './submission-framework.ts';
import { toTierName } from './tier-name.ts';

const tierKey = z.enum([
  'perfectMatch_90_to_100_percent',
  'strongMatch_75_to_89_percent',
  'goodMatch_60_to_74_percent',
  'weakMatch_below_60_percent',
]);

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
  candidateComparisonGrid: z.partialRecord(
    tierKey,
    z.strictObject({ totalSkillMatch: percent, matchedSkills: wordList, evidenceSource: words }),
  ),
  riskFlags: z
    .array(z.strictObject({ flag: words, rationale: words, evidenceSource: words }))
    .max(40),
  recommendedScreeningQuestions: z
    .array(z.strictObject({ purpose: words, question: words, evidenceSource: words }))
    .max(40),
  submissionFramework: z
    .array(
      z.strictObject({
        candidateLevel: z.enum(['entry', 'mid', 'senior']),
        strengthsToEmphasize: filledWordList,
        risksToMitigate: wordList,
        highlightStrategy: words,
        evidenceSource: words,
      }),
    )
    .max(3),
  keepCandidatesWarm: z
    .array(z.strictObject({ trigger: words, mitigationStrategy: words, evidenceSource: words }))
    .max(40),
});
export type CandidateScoring = z.infer<typeof candidateScoringSchema>;

const readTier = readObject(
  { totalSkillMatch: readPercent, matchedSkills: readTextList, evidenceSource: readText },
  { plain: 'evidenceSource' },
);

const readFields = readObject({
  toolDescription: readText,
  skillsRankingSummary: readList(
    readObject(
      {
        skillName: alsoNamed(readText, 'skill'),
        category: readText,
        rationale: alsoNamed(readText, 'reason', 'assessment'),
        weight: readScore,
      },
      { plain: 'skillName' },
    ),
  ),
  prioritySkills: readList(
    readObject(
      { skillName: alsoNamed(readText, 'skill'), reason: readText, evidenceSource: readText },
      { plain: 'skillName' },
    ),
  ),
  candidateComparisonGrid: (value) =>
    readMap(readTier)(value).map((tier) => ({ ...tier, label: toTierName(tier.label) })),
  riskFlags: readList(
    readObject(
      { flag: readText, rationale: alsoNamed(readText, 'details'), evidenceSource: readText },
      { plain: 'flag' },
    ),
  ),
  recommendedScreeningQuestions: alsoNamed(
    readList(
      readObject(
        { purpose: alsoNamed(readText, 'reason'), question: readText, evidenceSource: readText },
        { plain: 'question' },
      ),
    ),
    'recommendedFollowUpQuestions',
  ),
  submissionFramework: readSubmissionLevels,
  keepCandidatesWarm: readKeepWarm,
});

export type CandidateScoringView = ReturnType<typeof readView>;

export function readCandidateScoring(stored: unknown): CandidateScoringView {
  return readContent(stored, { wrappedIn: 'candidateScoring', read: readView });
}

function readView(value: unknown) {
  return {
    ...readFields(value),
    /** Shown where no level has advice of its own. */
    submissionNotes: readSubmissionNotes({
      framework: pick(value, 'submissionFramework'),
      notes: pick(value, 'submissionDecisionFramework', 'submissionNotes'),
    }),
  };
}
