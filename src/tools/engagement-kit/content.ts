import { z } from 'zod';
import { readList, readObject } from '../reading/object.ts';
import { readContent } from '../reading/read-content.ts';
import { readText, readTextList } from '../reading/text.ts';
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

const readScript = readObject({ type: readText, script: readText }, { plain: 'script' });

const readView = readObject({
  toolDescription: readText,
  voicemailScripts: (value) =>
    readList(readScript)(value).map((script) => ({
      ...script,
      tab: chooseVoicemailTab(script.type),
    })),
  personaSpecificCTAs: readList(
    readObject({ persona: readText, ctas: readTextList }, { plain: 'ctas' }),
  ),
  multiStepEmailTemplates: readList(
    readObject(
      { persona: readText, stage: readText, subject: readText, template: readText },
      { plain: 'template' },
    ),
  ),
  candidateObjectionRebuttals: readList(
    readObject(
      { objection: readText, rebuttal: readText, supporting_evidence: readText },
      { plain: 'objection' },
    ),
  ),
  motivationBasedMessagingPoints: readList(
    readObject(
      { motivator: readText, messagingPoints: readTextList },
      { plain: 'messagingPoints' },
    ),
  ),
  whatCandidatesCareAboutSummary: readText,
});
export type EngagementKitView = ReturnType<typeof readView>;

export function readEngagementKit(stored: unknown): EngagementKitView {
  return readContent(stored, { wrappedIn: 'engagementKit', read: readView });
}

function chooseVoicemailTab(type: string): VoicemailTab {
  if (/database/i.test(type)) return 'databaseOutreach';
  return /missed|live/i.test(type) ? 'liveMissedCall' : 'warmReferral';
}
