import { z } from 'zod';
import { readLabelled, readMap } from '../reading/labelled.ts';
import { readContent } from '../reading/read-content.ts';
import { readerFor } from '../reading/reader-for.ts';
import { filledWordList, labelled, labelledWords, wordList, words } from '../stored-fields.ts';
import { diversityFocuses, readDiversitySourcing } from './diversity-sourcing.ts';

const idealCandidateProfile = z.strictObject({
  primaryRequirements: z.strictObject({
    technicalCertification: z.strictObject({ required: wordList, preferred: wordList }),
    experience: z.strictObject({
      yearsRequired: words,
      fieldExperience: words,
      transferableExperience: words,
    }),
    physicalRequirements: labelledWords,
  }),
  motivationalDrivers: z.strictObject({
    primaryMotivators: wordList,
    careerGrowth: wordList,
    workLifeBalance: wordList,
  }),
  geographicConsiderations: z.strictObject({
    locationFactors: wordList,
    relocationWillingness: words,
  }),
});

const persona = z.strictObject({
  personaName: words,
  estimatedMarketSize: words,
  demographics: words,
  currentRole: words,
  motivations: wordList,
  concerns: wordList,
  sourcingApproach: words,
});

const platform = z.strictObject({
  name: words,
  effectiveness: words,
  timeAllocation: words,
  approach: words,
  budget: words,
});

export const sourcingStrategySchema = z.strictObject({
  toolDescription: words,
  idealCandidateProfile,
  personaBreakdowns: z.array(persona).min(1).max(12),
  channelRecommendations: z
    .array(z.strictObject({ channelType: words, platforms: z.array(platform).min(1).max(20) }))
    .min(1)
    .max(20),
  sourcingCadenceSuggestions: z
    .array(
      z.strictObject({ week: words, activities: filledWordList, targets: words, metrics: words }),
    )
    .length(4),
  booleanStrings: labelled(labelledWords),
  diversitySourcing: diversityFocuses,
  actionPlan: z
    .array(
      z.strictObject({
        priority: z.enum(['Critical', 'High', 'Medium', 'Low']),
        timeline: words,
        action: words,
        stakeholder: words,
      }),
    )
    .max(40),
  finalJobDescriptionSummary: z.strictObject({
    positionTitle: words,
    location: words,
    compensationRange: words,
    urgencyLevel: words,
  }),
});
export type SourcingStrategy = z.infer<typeof sourcingStrategySchema>;

export const readSourcingStrategy = readContent(
  'sourcingStrategy',
  readerFor(sourcingStrategySchema, {
    alsoNamed: { personaBreakdowns: ['personas'], channelRecommendations: ['channels'] },
    fields: {
      idealCandidateProfile: {
        fields: {
          primaryRequirements: {
            fields: {
              technicalCertification: { plain: 'required' },
              experience: { plain: 'fieldExperience' },
            },
          },
          motivationalDrivers: { plain: 'primaryMotivators' },
          geographicConsiderations: { plain: 'locationFactors' },
        },
      },
      personaBreakdowns: { plain: 'personaName', alsoNamed: { personaName: ['name'] } },
      channelRecommendations: { plain: 'channelType', fields: { platforms: { plain: 'name' } } },
      sourcingCadenceSuggestions: { plain: 'activities' },
      booleanStrings: readMap((value) => ({ strings: readLabelled(value) })),
      diversitySourcing: readDiversitySourcing,
      actionPlan: { plain: 'action' },
      finalJobDescriptionSummary: { plain: 'positionTitle' },
    },
  }),
);
export type SourcingStrategyView = ReturnType<typeof readSourcingStrategy>;
