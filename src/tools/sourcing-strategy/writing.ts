import { z } from 'zod';
import { filledWordList, labelledWords, wordList, words } from '../stored-fields.ts';
import { stepIds } from './steps.ts';

const persona = z.strictObject({
  personaName: words.describe('Exactly as in the figures.'),
  demographics: words.describe(
    'How such a career is told in a profile, and what it leaves open; never age, origin or family.',
  ),
  currentRole: words.describe('What they do today, and for what kind of employer.'),
  motivations: filledWordList.describe(
    'One to three reasons to move, met by a fact of this job where one exists.',
  ),
  concerns: filledWordList.describe('What holds them back, each with the answer to give.'),
  sourcingApproach: words.describe(
    'How to find and address them, what to say first and what never.',
  ),
});

/** The words of the strategy; sizes, shares of time, dates, targets and search strings are put in by code. */
export const sourcingWriting = z.strictObject({
  idealCandidateProfile: z.strictObject({
    primaryRequirements: z.strictObject({
      technicalCertification: z.strictObject({
        required: wordList.describe('Licences and certificates the job demands.'),
        preferred: wordList.describe(
          'Those it prefers; what is only usual in the trade begins with "Usual, to confirm".',
        ),
      }),
      experience: z.strictObject({
        yearsRequired: words.describe('Years as stated, and why not to raise them.'),
        fieldExperience: words.describe('Which experience counts for these duties.'),
        transferableExperience: words.describe(
          'Which other work prepares for it, and how to test that.',
        ),
      }),
      physicalRequirements: labelledWords.describe(
        'Demand to detail, as stated: "Lifting" to "50 lb".',
      ),
    }),
    motivationalDrivers: z.strictObject({
      primaryMotivators: wordList.describe(
        'What moves people in this work, with the fact that answers it.',
      ),
      careerGrowth: wordList.describe('Where the job leads.'),
      workLifeBalance: wordList.describe('Hours, days and travel as stated.'),
    }),
    geographicConsiderations: z.strictObject({
      locationFactors: wordList.describe(
        'What the place means for the search; figures only from the figures.',
      ),
      relocationWillingness: words.describe('Whether people must move, and what to ask them.'),
    }),
  }),
  personas: z
    .array(persona)
    .min(1)
    .max(12)
    .describe('One for each persona of the figures, in their order.'),
  channels: z
    .array(
      z.strictObject({
        name: words.describe('Exactly as in the figures.'),
        approach: words.describe('What to do there for this job.'),
      }),
    )
    .describe('One for each channel of the figures.'),
  weeks: z
    .array(
      z.strictObject({
        activities: filledWordList.describe('Three to six things to do that week.'),
        metrics: words.describe('What to count and what it decides.'),
      }),
    )
    .length(4)
    .describe('The four weeks of the figures, in order.'),
  diversitySourcing: z
    .array(z.strictObject({ focus: words, resources: wordList, strategies: filledWordList }))
    .min(2)
    .describe(
      'Ways to reach more people. They add channels for everyone and never choose, exclude or rank by a trait.',
    ),
  actions: z
    .array(
      z.strictObject({
        step: z.enum(stepIds).describe('Id of a step of the figures.'),
        action: words.describe('What is done, in one sentence.'),
      }),
    )
    .describe('One for each step of the figures.'),
});
export type SourcingWriting = z.infer<typeof sourcingWriting>;
