import { z } from 'zod';
import { readObject } from '../reading/object.ts';
import { readContent } from '../reading/read-content.ts';
import { readText, readTextList } from '../reading/text.ts';
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

const readView = readObject({
  toolDescription: readText,
  voiceStyle: readObject(
    {
      tone: readText,
      messaging: readText,
      languageStyle: readText,
      targetAudience: readText,
      brandPersonality: readText,
    },
    { plain: 'tone' },
  ),
  internalJobDescription: readObject(
    {
      positionTitle: readText,
      department: readText,
      startDate: readText,
      reportingStructure: readText,
      keyCompetencies: readTextList,
      coreResponsibilities: readTextList,
      requiredQualifications: readTextList,
      preferredQualifications: readTextList,
      workEnvironment: readText,
      physicalRequirements: readText,
    },
    { plain: 'coreResponsibilities' },
  ),
  publicJobPosting: readObject(
    {
      headline: readText,
      openingHook: readText,
      roleOverview: readText,
      whyJoinUs: readText,
      whatYouWillDo: readTextList,
      idealCandidate: readText,
      applicationCTA: readText,
    },
    { plain: 'roleOverview' },
  ),
  socialBlurb: readText,
  attractionPoints: readTextList,
  embeddedKeywords: readTextList,
});
export type AttractionPostingView = ReturnType<typeof readView>;

export function readAttractionPosting(stored: unknown): AttractionPostingView {
  return readContent(stored, { wrappedIn: 'attractionPosting', read: readView });
}
