import { z } from 'zod';
import { readLabelled } from '../reading/labelled.ts';
import { readFlag, readFlagWords, readPercent } from '../reading/number.ts';
import { alsoNamed, readList, readObject } from '../reading/object.ts';
import { readContent } from '../reading/read-content.ts';
import { readText, readTextList } from '../reading/text.ts';
import { filledWordList, labelledWords, percent, wordList, words } from '../stored-fields.ts';

const outputFormats = z.strictObject({
  emailBlock: z.strictObject({
    subject: words,
    recipients: filledWordList,
    body: words,
    attachments: wordList,
  }),
  atsNoteSnippet: z.strictObject({
    positionStatus: words,
    keyMetrics: wordList,
    riskFlags: wordList,
    nextMilestone: words,
    candidateRanking: wordList,
  }),
});

const candidate = z.strictObject({
  candidateProfile: words,
  fitScore: percent,
  experience: words,
  certifications: wordList,
  strengths: wordList,
  concerns: wordList,
  recommendation: words,
});

const criterion = z.strictObject({
  criterion: words,
  requirement: z.enum(['MANDATORY', 'CRITICAL', 'HIGH', 'MEDIUM', 'PREFERRED']),
  dealBreaker: z.boolean(),
  redFlag: z.boolean(),
  description: words,
  verification: words,
});

export const hiringSynopsisSchema = z.strictObject({
  toolDescription: words,
  outputFormats,
  engagementMarketInsights: z.strictObject({
    candidateEngagementMetrics: labelledWords,
    sourcingChannelPerformance: wordList,
    marketConditions: labelledWords,
    candidateFeedbackThemes: wordList,
  }),
  topCandidatesOverview: z.array(candidate).max(20),
  agreedUponHiringCriteria: z.array(criterion).max(40),
  processMetrics: labelledWords,
  candidateAnalysis: z.strictObject({ summary: words, scoringMethod: words }),
  keyLearnings: wordList,
  risksAssumptions: z
    .array(
      z.strictObject({
        category: words,
        item: words,
        description: words,
        impact: words,
        mitigation: words,
      }),
    )
    .max(40),
  suggestedNextSteps: z
    .array(
      z.strictObject({
        priority: z.enum(['Critical', 'High', 'Medium', 'Low']),
        action: words,
        owner: words,
        due: words,
      }),
    )
    .max(40),
});
export type HiringSynopsis = z.infer<typeof hiringSynopsisSchema>;

const readOutputFormats = readObject(
  {
    emailBlock: readObject(
      { subject: readText, recipients: readTextList, body: readText, attachments: readTextList },
      { plain: 'body' },
    ),
    atsNoteSnippet: readObject(
      {
        positionStatus: readText,
        keyMetrics: readTextList,
        riskFlags: readTextList,
        nextMilestone: readText,
        candidateRanking: readTextList,
      },
      { plain: 'positionStatus' },
    ),
  },
  { plain: 'emailBlock' },
);

const readCandidate = readObject(
  {
    candidateProfile: readText,
    fitScore: readPercent,
    experience: readText,
    certifications: readTextList,
    strengths: readTextList,
    concerns: readTextList,
    recommendation: readText,
  },
  { plain: 'candidateProfile' },
);

const readCriterion = readObject(
  {
    criterion: readText,
    requirement: readText,
    dealBreaker: readFlag,
    redFlag: readFlag,
    /** Where a mark is stored as words, what it says. */
    dealBreakerWords: alsoNamed(readFlagWords, 'dealBreaker'),
    redFlagWords: alsoNamed(readFlagWords, 'redFlag'),
    description: readText,
    verification: readText,
  },
  { plain: 'criterion' },
);

const readRisk = readObject(
  {
    category: readText,
    item: readText,
    description: readText,
    impact: readText,
    mitigation: readText,
  },
  { plain: 'item' },
);

const readNextStep = readObject(
  {
    priority: readText,
    action: alsoNamed(readText, 'step', 'title', 'description'),
    owner: alsoNamed(readText, 'stakeholder', 'responsible'),
    due: alsoNamed(readText, 'timeline', 'deadline'),
  },
  { plain: 'action' },
);

const readView = readObject({
  toolDescription: readText,
  outputFormats: readOutputFormats,
  engagementMarketInsights: readObject(
    {
      candidateEngagementMetrics: readLabelled,
      sourcingChannelPerformance: readTextList,
      marketConditions: readLabelled,
      candidateFeedbackThemes: readTextList,
    },
    { plain: 'candidateFeedbackThemes' },
  ),
  topCandidatesOverview: readList(readCandidate),
  agreedUponHiringCriteria: readList(readCriterion),
  processMetrics: readLabelled,
  candidateAnalysis: readLabelled,
  keyLearnings: readTextList,
  risksAssumptions: readList(readRisk),
  suggestedNextSteps: readList(readNextStep),
});
export type HiringSynopsisView = ReturnType<typeof readView>;

export function readHiringSynopsis(stored: unknown): HiringSynopsisView {
  return readContent(stored, { wrappedIn: 'hiringSynopsis', read: readView });
}
