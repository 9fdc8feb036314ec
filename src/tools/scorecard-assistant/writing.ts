import { z } from 'zod';

const text = (meaning: string) => z.string().min(1).describe(meaning);
const list = (meaning: string) => z.array(z.string().min(1)).min(2).describe(meaning);

export const scorecardAssistantWriting = z.object({
  toolDescription: text(
    'What the card is for, that the profiles are examples and not people, who decides.',
  ),
  criteria: z
    .array(
      z.object({
        criterion: text('Exactly as in the figures.'),
        description: text('What a person is seen doing, one sentence.'),
        evaluationGuidance: text(
          'Anchors for 9-10, 7-8, 5-6 and below 5 that two people would score alike; not seen is no score.',
        ),
      }),
    )
    .describe('One for each criterion of the figures, in their order.'),
  criteriaChecks: z
    .array(
      z.object({
        criterion: text('A deal breaker, a core skill or something preferred, from the job.'),
        checkMethod: text('How it is checked.'),
        passThreshold: text('When it is passed, without room for taste.'),
        type: z.enum(['dealBreaker', 'coreSkill', 'preferred']),
      }),
    )
    .min(2),
  referenceQuestions: z
    .array(z.string().min(1))
    .min(4)
    .describe('For people who saw the candidate work; nothing private.'),
  confidenceLevel: text('Which evidence makes a decision sure, and what thin evidence is called.'),
  marketContext: text(
    'What the talent pool means for waiting or training, with the given figures.',
  ),
  riskAssessment: text('What is never traded against anything.'),
  concernsOutline: text('How concerns are written down.'),
  developmentPlan: text('For each profile, what would be learned first.'),
  strengthsHighlight: text('What to say of a person, and what to find out before.'),
  rationaleStructure: list('The order in which a recommendation is written.'),
  strongHire: text('The rule for the highest band, with its numbers and an example profile.'),
  hire: text('The rule for the second band.'),
  maybeHire: text('The rule for the third band.'),
  noHire: text('The rule for a no, and how it is told.'),
  method: text('How the weighted score is formed, with one example sum.'),
  alertTriggers: list('Signs of drift that can be counted.'),
  reportingCadence: text('When the panel looks at drift.'),
  biasDetectionMetrics: list('What is measured so that nobody is treated differently.'),
  calibrationRecommendations: list('How the panel agrees on the scale.'),
  reportStructure: list('What the summary of a panel holds.'),
  aggregationMethod: text('Who scores what and how it is added up.'),
  sentimentAnalysis: text('How notes are read.'),
  consensusIndicators: list('When to decide, rescore or test again.'),
});
export type ScorecardAssistantWriting = z.infer<typeof scorecardAssistantWriting>;
