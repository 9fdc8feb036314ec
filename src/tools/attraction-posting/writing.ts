import { z } from 'zod';
import { filledWordList, wordList, words } from '../stored-fields.ts';

/** Characters: what the shortest network takes. */
export const longestBlurb = 280;

/** The words of the posting; pay, dates, title and keywords are put in by code. */
export const attractionWriting = z.strictObject({
  voiceStyle: z.strictObject({
    tone: words.describe('How the organization sounds in this ad, in one short sentence.'),
    messaging: words.describe('What this posting says first and what next, in one sentence.'),
    languageStyle: words.describe(
      'Person, whose words it keeps, and the rules of the house, in one sentence.',
    ),
    targetAudience: words.describe(
      'Which people the ad speaks to, by what they do today: the personas of the plan.',
    ),
    brandPersonality: words.describe(
      'One sentence of the employer about itself, quoted; or that there is none.',
    ),
  }),
  internalJobDescription: z.strictObject({
    reportingStructure: words.describe(
      'Whom the role reports to; "[reports to: confirm]" where the job is silent.',
    ),
    keyCompetencies: filledWordList.describe(
      'The criteria of the plan, each "Name: what a person can be seen doing".',
    ),
    coreResponsibilities: filledWordList.describe(
      'The duties in the words of the job. Where it lists none, one line in square brackets says so before what is usual.',
    ),
    requiredQualifications: wordList.describe(
      'Each must-have in the words of the job, none added.',
    ),
    preferredQualifications: wordList.describe('What the job prefers and does not demand.'),
    workEnvironment: words.describe('Place, schedule, travel and surroundings as stated.'),
    physicalRequirements: words
      .nullable()
      .describe('Physical demands the job states; null when it states none.'),
  }),
  publicJobPosting: z.strictObject({
    headline: words.describe('Title and place: no pay, no code.'),
    openingHook: words.describe(
      'Two to four sentences: the work at its best, the place, the pay as stated or "[pay: add]".',
    ),
    roleOverview: words.describe(
      'Who hires, what the work is like, hours and terms, hard parts included.',
    ),
    whyJoinUs: words.describe("What the job offers, in the employer's own words only."),
    whatYouWillDo: filledWordList.describe(
      'The duties in the words of the job; one line in square brackets where it lists none.',
    ),
    idealCandidate: words.describe(
      'A portrait, then "Required:" and "Preferred, not required:" as lists in the words of the job.',
    ),
    applicationCTA: words.describe(
      'The employer\'s own way to apply, deadline and legal notices, word for word; "[how to apply: add]" where there is none.',
    ),
  }),
  socialBlurb: words
    .max(longestBlurb)
    .describe('At most 280 characters: title, place, pay, the strongest fact, the link.'),
  attractionPoints: filledWordList.describe(
    'What to lead with in a call besides the pay: stated facts, then what is still open.',
  ),
});
export type AttractionWriting = z.infer<typeof attractionWriting>;
