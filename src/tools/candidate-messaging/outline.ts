import type { Outline } from '../outline.ts';
import type { CandidateMessaging } from './content.ts';

export const candidateMessagingOutline = {
  tool: 'candidateMessaging',
  sections: {
    'outreach-scripts': { title: 'Outreach Scripts', fields: ['outreachScripts'] },
    'email-sequences': { title: 'Email Sequences', fields: ['emailSequences'] },
    'objection-responses': { title: 'Objection Responses', fields: ['objectionResponses'] },
    'persona-messaging': { title: 'Persona Messaging', fields: ['personaMessaging'] },
    'social-outreach': { title: 'Social Outreach', fields: ['socialOutreach'] },
    'follow-up-tactics': { title: 'Follow-up Tactics', fields: ['followUpTactics'] },
  },
} satisfies Outline<string, keyof CandidateMessaging>;
