import { z } from 'zod';
import { filledWordList, wordList, words } from '../stored-fields.ts';

/** The words of the posting; pay, dates, title and keywords are put in by code. */
export const attractionWriting = z.strictObject({
  voiceStyle: z.strictObject({
    tone: words.describe('How the organization sounds in this ad, in one or two sentences.'),
    messaging: words.describe('What to say first, what next, and why, for this job.'),
    languageStyle: words.describe(
      'Person, sentence length, trade words to use, words to leave out.',
    ),
    targetAudience: words.describe('Which people the ad speaks to, by what they do today.'),
    brandPersonality: words.describe(
      'One sentence: how the tone shows in this posting, with a phrase quoted from it.',
    ),
  }),
  internalJobDescription: z.strictObject({
    reportingStructure: words.describe(
      'Whom the role reports to and who reports to it; "Not stated" where the job is silent.',
    ),
    keyCompetencies: filledWordList
      .min(5)
      .describe('Five to eight, each "Name: what a person can be seen doing".'),
    coreResponsibilities: filledWordList
      .min(6)
      .describe(
        'Six to ten duties, each beginning with a verb. What is only usual for the occupation begins with "Not stated; usual in this occupation:".',
      ),
    requiredQualifications: wordList.describe('Each must-have of the job, measurable, none added.'),
    preferredQualifications: wordList.describe('What the job prefers and does not demand.'),
    workEnvironment: words.describe('Place, schedule, travel and surroundings as stated.'),
    physicalRequirements: words
      .nullable()
      .describe('Physical demands the job states; null when it states none.'),
  }),
  publicJobPosting: z.strictObject({
    headline: words.describe('The title alone: one to five words, no place, pay or code.'),
    openingHook: words.describe('Two or three sentences: the work, the place, the pay.'),
    roleOverview: words.describe('What the work is like, hard parts included.'),
    whyJoinUs: words.describe('What the job offers, from its own facts only.'),
    whatYouWillDo: filledWordList.describe('Five to eight duties, each beginning with a verb.'),
    idealCandidate: words.describe('The must-haves said to the person, then what helps.'),
    applicationCTA: words.describe('How to apply, what happens then, start, accommodation.'),
  }),
  socialBlurb: words
    .max(280)
    .describe('At most 280 characters: title, place, pay, the strongest fact, the link.'),
  attractionPoints: filledWordList
    .min(4)
    .describe('Reasons to take this job besides the pay, each with its fact.'),
});
export type AttractionWriting = z.infer<typeof attractionWriting>;
