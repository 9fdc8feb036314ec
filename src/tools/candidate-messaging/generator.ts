import { defineGenerator } from '../define-generator.ts';
import type { CandidateMessaging } from './content.ts';
import { draftCandidateMessaging } from './draft.ts';
import { channelLimits, computeMessagingFigures, type MessagingFigures } from './figures.ts';
import { candidateMessagingPrompt } from './prompt.ts';
import { candidateMessagingWriting, type CandidateMessagingWriting } from './writing.ts';

const limitOf = (channel: string): number | null =>
  Object.hasOwn(channelLimits, channel)
    ? channelLimits[channel as keyof typeof channelLimits]
    : null;

/** Nobody is texted who has not agreed to it. */
const nameChannel = (channel: string): string =>
  channel === 'Text message' ? 'Text message (with consent)' : channel;

/** Limits and days are the figures'; the words stand between. */
function merge(figures: MessagingFigures, writing: CandidateMessagingWriting): CandidateMessaging {
  const daysOf = new Map(figures.personas.map(({ persona, days }) => [persona, days]));
  return {
    toolDescription: writing.toolDescription,
    outreachScripts: writing.outreachScripts.map((script) => ({
      ...script,
      channel: nameChannel(script.channel),
      limit: limitOf(script.channel),
    })),
    emailSequences: writing.emailSequences.map(({ persona, goal, stopWhen, steps }, seat) => {
      const days = daysOf.get(persona) ?? figures.personas[seat % figures.personas.length]!.days;
      return {
        persona,
        goal,
        stopWhen,
        // The last note keeps its day where a step before it had nothing new to tell.
        steps: steps.map((step, index) => ({
          day: (index > 0 && index === steps.length - 1 ? days.at(-1) : days[index]) ?? 0,
          ...step,
          channel: nameChannel(step.channel),
        })),
      };
    }),
    objectionResponses: writing.objectionResponses,
    personaMessaging: writing.personaMessaging,
    socialOutreach: writing.socialOutreach.map(({ platform, text, note }) => ({
      platform,
      limit: limitOf(platform),
      text,
      note,
    })),
    followUpTactics: writing.followUpTactics,
  };
}

export const candidateMessagingGenerator = defineGenerator({
  computeFigures: computeMessagingFigures,
  writing: candidateMessagingWriting,
  draft: draftCandidateMessaging,
  merge,
  prompt: candidateMessagingPrompt,
});
