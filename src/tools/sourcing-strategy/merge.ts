import type { SourcingStrategy } from './content.ts';
import type { SourcingFigures } from './figures.ts';
import type { SourcingWriting } from './writing.ts';

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

function mergeChannels(
  { channels }: SourcingFigures,
  writing: SourcingWriting,
): SourcingStrategy['channelRecommendations'] {
  const types = [...new Set(channels.map(({ type }) => type))];
  return types.map((channelType) => ({
    channelType,
    platforms: channels
      .filter(({ type }) => type === channelType)
      .map(({ name, effectiveness, time, how, budget }) => ({
        name,
        effectiveness,
        timeAllocation: `${time}%`,
        approach: writing.channels.find((written) => same(written.name, name))?.approach ?? how,
        budget,
      })),
  }));
}

/** The words of a writer with the figures they belong to. */
export function mergeSourcing(
  figures: SourcingFigures,
  writing: SourcingWriting,
): SourcingStrategy {
  return {
    toolDescription: figures.toolDescription,
    idealCandidateProfile: writing.idealCandidateProfile,
    personaBreakdowns: writing.personas.map(({ personaName, ...words }) => ({
      personaName,
      estimatedMarketSize:
        figures.personas.find((persona) => same(persona.personaName, personaName))
          ?.estimatedMarketSize ?? 'No public count of such people',
      ...words,
    })),
    channelRecommendations: mergeChannels(figures, writing),
    sourcingCadenceSuggestions: figures.weeks.map((week, i) => ({ ...week, ...writing.weeks[i]! })),
    booleanStrings: figures.booleanStrings,
    diversitySourcing: writing.diversitySourcing,
    actionPlan: figures.steps.flatMap(({ id, ...step }) => {
      const action = writing.actions.find((written) => written.step === id)?.action;
      return action ? [{ ...step, action }] : [];
    }),
    finalJobDescriptionSummary: figures.summary,
  };
}
