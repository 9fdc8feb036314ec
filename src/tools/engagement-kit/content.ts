import { z } from 'zod';
import { readContent } from '../reading/read-content.ts';
import { readerFor } from '../reading/reader-for.ts';
import { filledWordList, words } from '../stored-fields.ts';

export const engagementKitSchema = z.strictObject({
  toolDescription: words,
  voicemailScripts: z
    .array(z.strictObject({ type: words, script: words }))
    .min(1)
    .max(20),
  personaSpecificCTAs: z.array(z.strictObject({ persona: words, ctas: filledWordList })).max(20),
  multiStepEmailTemplates: z
    .array(z.strictObject({ persona: words, stage: words, subject: words, template: words }))
    .max(60),
  candidateObjectionRebuttals: z
    .array(z.strictObject({ objection: words, rebuttal: words, supporting_evidence: words }))
    .max(40),
  motivationBasedMessagingPoints: z
    .array(z.strictObject({ motivator: words, messagingPoints: filledWordList }))
    .max(20),
  whatCandidatesCareAboutSummary: words,
});
export type EngagementKit = z.infer<typeof engagementKitSchema>;

export type VoicemailTab = 'databaseOutreach' | 'liveMissedCall' | 'warmReferral';

const readScripts = readerFor(engagementKitSchema.shape.voicemailScripts, { plain: 'script' });

export const readEngagementKit = readContent(
  'engagementKit',
  readerFor(engagementKitSchema, {
    fields: {
      voicemailScripts: (value) =>
        readScripts(value).map((script) => ({ ...script, tab: chooseVoicemailTab(script.type) })),
      personaSpecificCTAs: { plain: 'ctas' },
      multiStepEmailTemplates: { plain: 'template' },
      candidateObjectionRebuttals: { plain: 'objection' },
      motivationBasedMessagingPoints: { plain: 'messagingPoints' },
    },
  }),
);
export type EngagementKitView = ReturnType<typeof readEngagementKit>;

function chooseVoicemailTab(type: string): VoicemailTab {
  if (/database/i.test(type)) return 'databaseOutreach';
  return /missed|live/i.test(type) ? 'liveMissedCall' : 'warmReferral';
}
