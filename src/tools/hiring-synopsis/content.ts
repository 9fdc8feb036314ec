import { z } from 'zod';
import { readLabelled } from '../reading/labelled.ts';
import { alsoNamed, readList, readObject } from '../reading/object.ts';
import { readContent } from '../reading/read-content.ts';
import { readerFor } from '../reading/reader-for.ts';
import { filledWordList, labelledWords, percent, wordList, words } from '../stored-fields.ts';
import { readFlagWords } from './flag-words.ts';

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

/** So many rows the agreed criteria hold. */
export const mostAgreed = 40;

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
  agreedUponHiringCriteria: z.array(criterion).max(mostAgreed),
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

const readCriterionFields = readerFor(criterion, { plain: 'criterion' });

/** Where a mark is stored as words, what it says. */
const readMarks = readObject({
  dealBreakerWords: alsoNamed(readFlagWords, 'dealBreaker'),
  redFlagWords: alsoNamed(readFlagWords, 'redFlag'),
});

const readCriterion = (value: unknown) => ({ ...readCriterionFields(value), ...readMarks(value) });

export const readHiringSynopsis = readContent(
  'hiringSynopsis',
  readerFor(hiringSynopsisSchema, {
    fields: {
      outputFormats: {
        plain: 'emailBlock',
        fields: { emailBlock: { plain: 'body' }, atsNoteSnippet: { plain: 'positionStatus' } },
      },
      engagementMarketInsights: { plain: 'candidateFeedbackThemes' },
      topCandidatesOverview: { plain: 'candidateProfile' },
      agreedUponHiringCriteria: readList(readCriterion),
      candidateAnalysis: readLabelled,
      risksAssumptions: { plain: 'item' },
      suggestedNextSteps: {
        plain: 'action',
        alsoNamed: {
          action: ['step', 'title', 'description'],
          owner: ['stakeholder', 'responsible'],
          due: ['timeline', 'deadline'],
        },
      },
    },
  }),
);
export type HiringSynopsisView = ReturnType<typeof readHiringSynopsis>;
