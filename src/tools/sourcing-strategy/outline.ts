import type { Outline } from '../outline.ts';
import type { SourcingStrategy } from './content.ts';

export const sourcingStrategyOutline = {
  tool: 'sourcingStrategy',
  sections: {
    'candidate-profile': { title: 'Candidate Profile', fields: ['idealCandidateProfile'] },
    'persona-breakdowns': { title: 'Persona Breakdowns', fields: ['personaBreakdowns'] },
    'channel-strategy': { title: 'Channel Strategy', fields: ['channelRecommendations'] },
    'sourcing-cadence': { title: 'Sourcing Cadence', fields: ['sourcingCadenceSuggestions'] },
    'boolean-search': { title: 'Boolean Search', fields: ['booleanStrings'] },
    'diversity-sourcing': { title: 'Diversity Sourcing', fields: ['diversitySourcing'] },
    'action-plan': { title: 'Action Plan', fields: ['actionPlan'] },
    'final-summary': {
      title: 'Final Job Description Summary',
      fields: ['finalJobDescriptionSummary'],
    },
  },
} satisfies Outline<string, keyof SourcingStrategy>;
