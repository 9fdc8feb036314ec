import { z } from 'zod';

const text = (meaning: string) => z.string().min(1).describe(meaning);
const list = (meaning: string) => z.array(text('5 to 24 words.')).min(2).max(6).describe(meaning);

export const scorecardAssistantWriting = z.object({
  toolDescription: text(
    '40 to 75 words: what the card is for, what the scale means, that the profiles are examples and not people, who decides.',
  ),
  criteria: z
    .array(
      z.object({
        criterion: text('Exactly as in the figures.'),
        description: text('8 to 34 words: what a person is seen doing.'),
        evaluationGuidance: text(
          '40 to 110 words: the question, then anchors for 9-10 and below 5 that two people would score alike; not seen is no score.',
        ),
      }),
    )
    .describe('One for each criterion of the figures, in their order.'),
  criteriaChecks: z
    .array(
      z.object({
        criterion: text(
          '2 to 20 words: a gate of the plan, a criterion of the figures or something preferred, from the job.',
        ),
        checkMethod: text('2 to 14 words: how or in which step it is checked.'),
        passThreshold: text('3 to 12 words: when it is passed, without room for taste.'),
        type: z.enum(['dealBreaker', 'coreSkill', 'preferred']),
      }),
    )
    .min(1),
  referenceQuestions: z
    .array(text('8 to 26 words.'))
    .min(4)
    .max(6)
    .describe('For people who saw the candidate work; nothing private.'),
  confidenceLevel: text(
    '15 to 35 words: which evidence makes a decision sure, and what thin evidence is called.',
  ),
  marketContext: text(
    '20 to 40 words: what the talent pool means for waiting or training, with the given figures.',
  ),
  riskAssessment: text('12 to 45 words: what is never traded against anything.'),
  concernsOutline: text('8 to 25 words: how concerns are written down.'),
  developmentPlan: text('10 to 70 words: for each profile, what would be learned first.'),
  strengthsHighlight: text('10 to 30 words: what to say of a person, and what to find out before.'),
  rationaleStructure: list('The order in which a recommendation is written.'),
  strongHire: text(
    '12 to 35 words: the rule for the highest band, with its numbers and an example profile.',
  ),
  hire: text('12 to 35 words: the rule for the second band.'),
  maybeHire: text('12 to 35 words: the rule for the third band.'),
  noHire: text('12 to 40 words: the rule for a no, and how it is told.'),
  method: text('15 to 60 words: how the weighted score is formed, with the sum of one profile.'),
  alertTriggers: list('Signs of drift that can be counted.'),
  reportingCadence: text('5 to 20 words: when the panel looks at drift.'),
  biasDetectionMetrics: list('What is measured so that nobody is treated differently.'),
  calibrationRecommendations: list('How the panel agrees on the scale.'),
  reportStructure: list('What the summary of a panel holds.'),
  aggregationMethod: text('15 to 60 words: who scores what and how it is added up.'),
  sentimentAnalysis: text('6 to 25 words: how notes are read.'),
  consensusIndicators: list('When to decide, rescore or test again.'),
});
export type ScorecardAssistantWriting = z.infer<typeof scorecardAssistantWriting>;
