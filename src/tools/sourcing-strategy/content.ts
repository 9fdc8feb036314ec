import { z } from 'zod';
import { readLabelled, readMap } from '../reading/labelled.ts';
import { alsoNamed, readList, readObject } from '../reading/object.ts';
import { readContent } from '../reading/read-content.ts';
import { readText, readTextList } from '../reading/text.ts';
import { filledWordList, labelled, labelledWords, wordList, words } from '../stored-fields.ts';
import { readDiversitySourcing } from './diversity-sourcing.ts';

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
  diversitySourcing: z
    .array(z.strictObject({ focus: words, resources: wordList, strategies: wordList }))
    .max(20),
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

const readProfile = readObject({
  primaryRequirements: readObject({
    technicalCertification: readObject(
      { required: readTextList, preferred: readTextList },
      { plain: 'required' },
    ),
    experience: readObject(
      { yearsRequired: readText, fieldExperience: readText, transferableExperience: readText },
      { plain: 'fieldExperience' },
    ),
    physicalRequirements: readLabelled,
  }),
  motivationalDrivers: readObject(
    { primaryMotivators: readTextList, careerGrowth: readTextList, workLifeBalance: readTextList },
    { plain: 'primaryMotivators' },
  ),
  geographicConsiderations: readObject(
    { locationFactors: readTextList, relocationWillingness: readText },
    { plain: 'locationFactors' },
  ),
});

const readPersona = readObject(
  {
    personaName: alsoNamed(readText, 'name'),
    estimatedMarketSize: readText,
    demographics: readText,
    currentRole: readText,
    motivations: readTextList,
    concerns: readTextList,
    sourcingApproach: readText,
  },
  { plain: 'personaName' },
);

const readPlatform = readObject(
  {
    name: readText,
    effectiveness: readText,
    timeAllocation: readText,
    approach: readText,
    budget: readText,
  },
  { plain: 'name' },
);

const readView = readObject({
  toolDescription: readText,
  idealCandidateProfile: readProfile,
  personaBreakdowns: alsoNamed(readList(readPersona), 'personas'),
  channelRecommendations: alsoNamed(
    readList(
      readObject(
        { channelType: readText, platforms: readList(readPlatform) },
        { plain: 'channelType' },
      ),
    ),
    'channels',
  ),
  sourcingCadenceSuggestions: readList(
    readObject(
      { week: readText, activities: readTextList, targets: readText, metrics: readText },
      { plain: 'activities' },
    ),
  ),
  booleanStrings: readMap((value) => ({ strings: readLabelled(value) })),
  diversitySourcing: readDiversitySourcing,
  actionPlan: readList(
    readObject(
      { priority: readText, timeline: readText, action: readText, stakeholder: readText },
      { plain: 'action' },
    ),
  ),
  finalJobDescriptionSummary: readObject(
    {
      positionTitle: readText,
      location: readText,
      compensationRange: readText,
      urgencyLevel: readText,
    },
    { plain: 'positionTitle' },
  ),
});
export type SourcingStrategyView = ReturnType<typeof readView>;

export function readSourcingStrategy(stored: unknown): SourcingStrategyView {
  return readContent(stored, { wrappedIn: 'sourcingStrategy', read: readView });
}
