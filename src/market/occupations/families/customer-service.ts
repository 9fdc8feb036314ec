import type { FamilySource } from '../family-source.ts';

export const customerService: FamilySource = {
  id: 'customer-service',
  name: 'Customer service and contact centers',
  channels: [
    {
      kind: 'posting',
      name: 'Indeed, ZipRecruiter, FlexJobs for remote',
      approach:
        'Training dates, shift bids, base and bonus in the first lines; interview by phone the same day.',
    },
    {
      kind: 'referral',
      name: 'Agents on the floor',
      approach:
        'Pay after training graduation and at 90 days; classes of friends stay or leave together.',
    },
    {
      kind: 'public',
      name: 'Workforce centers, military spouse programs (MSEP), vocational rehabilitation',
      approach: 'Spouses and people with mobility limits value remote seats and stay.',
    },
    {
      kind: 'community',
      name: 'Hotels, restaurants, retail in the same bus line',
      approach: 'Their best people already handle anger well.',
    },
    {
      kind: 'school',
      name: 'Community colleges, language departments',
      approach: 'Evening shifts and bilingual premium.',
    },
  ],
  gathering: ['Local job groups on Facebook', 'Work-at-home forums', 'ICMI and CCW for leaders'],
  motives: [
    'Fixed schedule and weekends',
    'Remote without surveillance',
    'Base above the warehouse next door',
    'A date for the next step',
  ],
  worries: [
    {
      worry: 'Scripted calls timed to the second',
      answer: 'Give handle-time target and what quality means.',
    },
    { worry: 'Equipment and internet at my cost', answer: 'State stipend and kit.' },
    {
      worry: 'Chatbots replace us',
      answer: 'Say what comes to people now: harder calls, and how pay follows.',
    },
  ],
  interview: [
    {
      ask: 'Play the call: I was billed twice and I am leaving.',
      strong: 'Lets finish, names the fix, does the check, closes with a date.',
      weak: 'Script or argument.',
    },
    {
      ask: 'When did you break a rule for a customer?',
      strong: 'Small, justified, told the lead.',
      weak: 'Never, or always.',
    },
    {
      ask: 'It is hour six and the queue is red.',
      strong: 'Has a reset habit.',
      weak: 'Says stress is no issue.',
    },
  ],
  workSample: 'A recorded ten-minute mock contact: one call, one chat, one note; same for all.',
  conditions: [
    'Headset and queue',
    'Evening and weekend shifts',
    'Quiet room and wired internet if remote',
  ],
  comesFrom: 'Retail, restaurants, hotels, bank tellers, military spouses.',
  goesTo: 'Team lead, quality, workforce planning, sales, dispatch, account management.',
  rivals: [
    'Other centers and outsourcers',
    'Warehouses',
    'Banks and insurers',
    'Health systems for patient access',
  ],
  seasons: [
    'Holiday retail and open enrollment ramp from August to November',
    'Attrition peaks after bonus and in January',
  ],
  exclude: ['sales manager', 'engineer', 'field service'],
  occupations: [
    {
      soc: '43-4051',
      name: 'Customer service representative',
      titles:
        'Customer Service Representative | CSR | Customer Service Advisor | Telecaller | Call Center Agent | Customer Support Representative | Call Center Representative | Customer Care Representative | Client Services Representative | Customer Support Specialist | Member Services Representative | Customer Service Associate | Customer Experience Specialist',
      abroad:
        'Kundenberater | Kundenservice Mitarbeiter | Callcenter Agent | Kundenbetreuer | Conseiller clientèle | Téléconseiller | Chargé de clientèle',
      skills:
        'listening and de-escalation | multichannel handling | typing while talking | problem diagnosis | retention offers | notes | bilingual service',
      tools: 'Zendesk or Salesforce Service Cloud | Five9 or Genesys | knowledge base | Slack',
      credentials: 'HDI-CSR @ HDI',
      duties:
        'answer calls, chats and mail | find the cause and fix or route | keep the customer informed | note each contact | pass patterns to the team',
      conditions: 'queue work | shifts | remote or center',
      from: '41-2011 41-2031 35-3031',
      to: '43-1011 41-3091 43-5031 15-1232',
    },
    {
      soc: '43-4151',
      name: 'Order clerk',
      titles:
        'Order Entry Clerk | Order Processor | Inside Sales Support | Order Management Specialist | Customer Order Coordinator | Order Desk Clerk',
      abroad:
        'Auftragssachbearbeiter | Sachbearbeiter Auftragsabwicklung | Vertriebsinnendienst Sachbearbeiter | Assistant commercial | Gestionnaire de commandes',
      skills: 'order accuracy | pricing checks | stock promise dates | returns | customer updates',
      tools: 'SAP or NetSuite | EDI portals | Excel',
      credentials: 'SAP user certificate @ SAP',
      duties:
        'enter and confirm orders | promise dates that hold | chase back orders | handle returns and credits',
      conditions: 'desk and phones',
      from: '43-9061 43-4051',
      to: '41-4012 43-5061',
    },
  ],
};
