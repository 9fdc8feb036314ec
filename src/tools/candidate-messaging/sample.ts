import type { CandidateMessaging } from './content.ts';

export const candidateMessagingSample: CandidateMessaging = {
  toolDescription:
    'Scripts and replies for the Medical-Surgical night seat in Hays, each within its channel’s limit. Merge fields: {{first_name}}, {{recruiter_name}}, {{company}}.',
  outreachScripts: [
    {
      channel: 'Text message',
      persona: 'Traveler who wants to stay',
      limit: 160,
      subject: '',
      script:
        '{{first_name}}, nights in Hays, five patients at most, $38-$48/hr. When does your contract end? {{recruiter_name}}. STOP ends texts',
    },
    {
      channel: 'Phone',
      persona: 'Spring graduate',
      limit: null,
      subject: '',
      script:
        'Your instructor said I may call. Would four paid hours on our unit help you to choose?',
    },
  ],
  emailSequences: [
    {
      persona: 'Traveler who wants to stay',
      goal: 'A date when the contract ends',
      stopWhen: 'Any answer, or day 10',
      steps: [
        {
          day: 0,
          channel: 'Email',
          subject: 'One unit, your own bed',
          body: '{{first_name}}, five patients at most and one home. When does your contract end?',
        },
        {
          day: 4,
          channel: 'Email',
          subject: 'The year side by side',
          body: '{{first_name}}, tell me your weekly rate and unpaid weeks. I will set the two years beside each other.',
        },
      ],
    },
  ],
  objectionResponses: [
    {
      objection: 'I am done with nights.',
      shortReply: 'Understood. Shall I write when a day seat opens?',
      nextMove: 'Note the wish; stop.',
    },
    {
      objection: 'Hays is far.',
      shortReply: 'It is. $2,500 helps with the move, and a visit shows more than I can.',
      nextMove: 'Offer the shadow shift.',
    },
  ],
  personaMessaging: [
    {
      persona: 'Spring graduate',
      leadWith: 'Ten weeks with one preceptor',
      prove: 'The preceptor’s name before the offer',
      avoid: 'Paying your dues',
      words: ['preceptor', 'shadow shift'],
      openingLine: 'Which month do you test?',
    },
  ],
  socialOutreach: [
    {
      platform: 'X',
      limit: 280,
      text: 'Night nurse, Medical-Surgical, Hays KS. Five patients at most, $38-$48/hr, one weekend in three.',
      note: 'One link, no hashtags.',
    },
    {
      platform: 'Facebook group',
      limit: null,
      text: 'Nurses around Hays: one night seat, ten weeks with one preceptor. Ask me about the ratio.',
      note: 'Ask the group’s admin first.',
    },
  ],
  followUpTactics: [
    {
      situation: 'After the shadow shift',
      timing: 'Same evening',
      action: 'Ask what surprised them.',
      stopRule: 'A no is a good result here.',
    },
    {
      situation: 'No reply',
      timing: 'Day 4, day 10',
      action: 'Change the subject, not the volume.',
      stopRule: 'After three touches.',
    },
  ],
};
