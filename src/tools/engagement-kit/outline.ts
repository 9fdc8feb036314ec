import type { Outline } from '../outline.ts';
import type { EngagementKit } from './content.ts';

export const engagementKitOutline = {
  tool: 'engagementKit',
  sections: {
    voicemail: { title: 'Voicemail Scripts', fields: ['voicemailScripts'] },
    'persona-ctas': { title: 'Persona CTAs', fields: ['personaSpecificCTAs'] },
    'email-templates': { title: 'Email Templates', fields: ['multiStepEmailTemplates'] },
    'objection-rebuttals': {
      title: 'Objection Rebuttals',
      fields: ['candidateObjectionRebuttals'],
    },
    'motivation-points': { title: 'Motivation Points', fields: ['motivationBasedMessagingPoints'] },
    'candidate-insights': {
      title: 'Candidate Insights',
      fields: ['whatCandidatesCareAboutSummary'],
    },
  },
} satisfies Outline<string, keyof EngagementKit>;
