import { defineGenerator } from '../define-generator.ts';
import type { EngagementKit } from './content.ts';
import { draftEngagementKit } from './draft.ts';
import { computeKitFigures, type KitFigures } from './figures.ts';
import { engagementKitPrompt } from './prompt.ts';
import { engagementKitWriting, type EngagementKitWriting } from './writing.ts';

const merge = (_figures: KitFigures, writing: EngagementKitWriting): EngagementKit => ({
  toolDescription: writing.toolDescription,
  voicemailScripts: writing.voicemails,
  personaSpecificCTAs: writing.callsToAction,
  multiStepEmailTemplates: writing.emails,
  candidateObjectionRebuttals: writing.objections,
  motivationBasedMessagingPoints: writing.motivators,
  whatCandidatesCareAboutSummary: writing.whatCandidatesCareAboutSummary,
});

export const engagementKitGenerator = defineGenerator({
  computeFigures: computeKitFigures,
  writing: engagementKitWriting,
  draft: draftEngagementKit,
  merge,
  prompt: engagementKitPrompt,
});
