import type { SampleExcerpts } from './sample-excerpts.ts';

/** Written by "npm run landing:renew" and never by hand. */
export const sampleExcerpts: SampleExcerpts = {
  posting: {
    hook: 'At the end of the day there is something that was not there in the morning, or something that works again, and one look tells you whether it is right. High Plains Wind Services is taking on a wind turbine technician in Glenrock. The steps from Technician I to III are public, the Site Lead signs each skill off, and there are reviews after 6 and 12 months. It is full-time. Pay: $32-$38 an hour, time and a half after 40 hours, 40 hours guaranteed every week, weather days included. Good to know before you apply: "Travel up to 25% (six rotations of ten days a year)".',
    blurb:
      'Wind Turbine Technician, Glenrock, WY. Pay: $32-$38 an hour, time and a half after 40 hours, 40 hours guaranteed every week, weather days included. Good hands wanted: High Plains Wind Services in Glenrock is looking for a wind turbine technician. Start: February 1, 2027.',
  },
  search: {
    platform: 'Indeed Resume (place and radius in the filter)',
    string:
      '("wind turbine technician" OR "wind tech" OR "wind turbine service technician") AND ("OSHA 10" OR SCADA OR tablet OR CMMS OR "GWO Basic Safety Training") NOT (recruiter OR "sales representative")',
    short:
      '("wind turbine technician" OR "wind tech" OR "wind turbine service technician") AND ("OSHA 10" OR SCADA OR tablet) AND (Glenrock OR Wyoming) NOT recruiter',
  },
  market: {
    range: '$32-$38 per hour',
    position: '58th to 79th percentile',
    median: '$30.09 an hour',
    difficulty: 7.3,
    percentiles: [
      {
        name: '25',
        wage: 28.32,
      },
      {
        name: '50',
        wage: 30.09,
      },
      {
        name: '75',
        wage: 36.37,
      },
      {
        name: '90',
        wage: 42.35,
      },
    ],
    pay: {
      min: 32,
      max: 38,
    },
  },
  intake: [
    'Left open: How many people are to be hired?',
    'Everybody with this title can do our kind of work.',
    'People can work out their pay from the hourly rate.',
  ],
  voicemail: {
    script:
      '[First name], hello, this is [your name], who once asked you about your trade. High Plains Wind Services in Glenrock is taking on a wind turbine technician. It is full-time. Pay is $32 to $38 an hour. Start: February 1, 2027. What are you working on now, and when is it done? Call after work or text me that date: [phone]. If you have found a good place, text no and I will be glad.',
    words: 75,
    seconds: 30,
  },
  tracker: {
    risk: '0.52',
    advice:
      'A call every week until February 1, 2027. What ends such a search: word of quick rework or late wages gets round the suppliers, and nobody answers any more.',
    parts: [
      {
        name: 'How hard the search is, 7 of 10 in the market report',
        value: '+0.14',
      },
      {
        name: 'Benefits are stated',
        value: '−0.03',
      },
    ],
    of: 6,
  },
  skills: {
    top: [
      {
        name: 'When it does not work',
        weight: 10,
      },
      {
        name: 'Care of tools and materials',
        weight: 9,
      },
      {
        name: 'Working safely',
        weight: 7,
      },
      {
        name: 'Reading and planning the job',
        weight: 5,
      },
      {
        name: 'Customers and other trades',
        weight: 5,
      },
    ],
    of: 7,
  },
  scorecard: {
    criterion: 'When it does not work',
    weight: 23,
    ask: 'Describe a job that would not come right. What did you try first, second and third?',
    best: 'order with a reason, what each try ruled out, the true cause, and how they know that it stayed solved.',
    worst: 'changed things until it worked and cannot say why it did.',
  },
  coaching: {
    practice:
      'Take a small task you know well. Before you touch anything, say aloud what could be wrong with the material and the instruction. Afterwards find one flaw and explain how you would avoid it.',
    ask: 'What would I be working on in the first month?',
    bring: [
      'Photos of three jobs, or a small piece, if your employer or customer does not mind',
      'Certificates, cards and licenses, expired ones as well',
      'Working clothes and any hand tool you would not be without',
    ],
  },
  synopsis: {
    subject: 'Wind Turbine Technician: four answers I need by Wednesday, November 18',
    plan: 'The plan: 157 contacts for 8 of 16 first calls (applicants and referrals bring the rest), 8 second rounds, 4 final talks, 2 offers, 1 start (rates assumed).',
    funnel: [157, 8, 16, 8, 4, 2, 1],
  },
};
