import { z } from 'zod';
import { readContent } from '../reading/read-content.ts';
import { readerFor } from '../reading/reader-for.ts';
import { filledWordList, wordList, words } from '../stored-fields.ts';

export const attractionPostingSchema = z.strictObject({
  toolDescription: words,
  voiceStyle: z.strictObject({
    tone: words,
    messaging: words,
    languageStyle: words,
    targetAudience: words,
    brandPersonality: words,
  }),
  internalJobDescription: z.strictObject({
    positionTitle: words,
    department: words,
    startDate: words,
    reportingStructure: words,
    keyCompetencies: filledWordList,
    coreResponsibilities: filledWordList,
    requiredQualifications: wordList,
    preferredQualifications: wordList,
    workEnvironment: words,
    physicalRequirements: words.optional(),
  }),
  publicJobPosting: z.strictObject({
    headline: words,
    openingHook: words,
    roleOverview: words,
    whyJoinUs: words,
    whatYouWillDo: filledWordList,
    idealCandidate: words,
    applicationCTA: words,
  }),
  socialBlurb: words,
  attractionPoints: filledWordList,
  /** The first ten are skills, the rest place and type of the job. */
  embeddedKeywords: filledWordList,
});
export type AttractionPosting = z.infer<typeof attractionPostingSchema>;

export const readAttractionPosting = readContent(
  'attractionPosting',
  readerFor(attractionPostingSchema, {
    fields: {
      voiceStyle: { plain: 'tone' },
      internalJobDescription: { plain: 'coreResponsibilities' },
      publicJobPosting: { plain: 'roleOverview' },
    },
  }),
);
export type AttractionPostingView = ReturnType<typeof readAttractionPosting>;
