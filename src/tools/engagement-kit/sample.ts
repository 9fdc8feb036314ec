import type { EngagementKit } from './content.ts';

export const engagementKitSample: EngagementKit = {
  toolDescription:
    'Words for the first contacts about the Medical-Surgical nurse job in Hays, KS. Merge fields: {{first_name}}, {{recruiter_name}}, {{company}}.',
  voicemailScripts: [
    {
      type: 'Database Outreach',
      script:
        'Hi {{first_name}}, {{recruiter_name}} at {{company}}. You applied with us before. We have a night seat on Medical-Surgical now: five patients at most, $38 to $48 an hour. Text me one word, nights or days, and I will answer with the right job.',
    },
    {
      type: 'Live Missed Call',
      script:
        'Hi {{first_name}}, {{recruiter_name}} at {{company}}. I expect I woke you or missed you on shift. I have three short questions; a text after four is fine.',
    },
    {
      type: 'Warm Referral',
      script:
        'Hi {{first_name}}, {{recruiter_name}} at {{company}}. A nurse on our unit gave me your name and knows that I am calling. Would you like to see the unit for four hours, paid?',
    },
  ],
  personaSpecificCTAs: [
    {
      persona: 'Traveler who wants to stay',
      ctas: [
        'Tell me when your contract ends.',
        'Ask me for the staffing grid before you send a resume.',
      ],
    },
    {
      persona: 'Spring graduate',
      ctas: ['Reply with your NCLEX month.', 'Come for a four-hour shadow shift.'],
    },
  ],
  multiStepEmailTemplates: [
    {
      persona: 'Traveler who wants to stay',
      stage: '1. First contact (day 0)',
      subject: 'One unit, one schedule, your own bed',
      template:
        '{{first_name}}, thirteen weeks go by fast.\n\nOur night team in Hays has a seat: three 12s, five patients at most, $38 to $48 an hour.\n\nWhen does your contract end?\n\n{{recruiter_name}}, {{company}}\nNot interested? Say so and I will not write again.',
    },
    {
      persona: 'Spring graduate',
      stage: '1. First contact (day 0)',
      subject: 'Ten weeks with one preceptor',
      template:
        '{{first_name}}, your first unit decides how you nurse.\n\nHere it is ten weeks beside one person, then nights with the same team.\n\nWhich month do you test?\n\n{{recruiter_name}}, {{company}}\nNot interested? Say so and I will not write again.',
    },
  ],
  candidateObjectionRebuttals: [
    {
      objection: 'Travel pays more.',
      rebuttal:
        'By the week it does. Put a year side by side: unpaid gaps, two rents and insurance against a steady rate. Then choose.',
      supporting_evidence:
        'Range $38-$48; national median for registered nurses $45.00 (BLS OEWS May 2024).',
    },
    {
      objection: 'Every unit says it is five to one.',
      rebuttal:
        'Ask for the grid of the last four weeks. The Nurse Manager will show it to you on the unit.',
      supporting_evidence:
        'Job: written limit of five at night. The record itself is with the Nurse Manager.',
    },
  ],
  motivationBasedMessagingPoints: [
    {
      motivator: 'Safe practice',
      messagingPoints: [
        'Five patients at most',
        'Rapid response by criteria, no permission needed',
      ],
    },
    {
      motivator: 'Time of my own',
      messagingPoints: ['Self-scheduled', 'Two weekends in three are free'],
    },
  ],
  whatCandidatesCareAboutSummary:
    'Night nurses ask how many patients, which weekends and who backs them at 3 AM. This job has an answer to each.',
};
