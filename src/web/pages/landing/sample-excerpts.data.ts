import type { SampleExcerpts } from './sample-excerpts.ts';

/** Written by "npm run landing:renew" and never by hand. */
export const sampleExcerpts: SampleExcerpts = {
  posting: {
    hook: 'As a wind turbine technician with High Plains Wind Services in Glenrock, WY, you isolate turbines and prove zero energy with a meter before anything is opened. It is full-time. Pay: $32-$38 an hour, time and a half after 40 hours, 40 hours guaranteed every week, weather days included. It comes with medical, dental and vision insurance from the first day, and 15 days of paid time off and 9 paid holidays. They work four tens, Monday to Thursday.',
    blurb:
      'Wind Turbine Technician, Glenrock, WY, with High Plains Wind Services. Pay: $32-$38 an hour, time and a half after 40 hours, 40 hours guaranteed every week, weather days included. It is full-time. Hours: we work four tens, Monday to Thursday. Apply: [link].',
  },
  search: {
    platform: 'Indeed Resume (set the filter to Glenrock and 25 miles)',
    string:
      '("wind turbine technician" OR "wind tech" OR "wind turbine service technician") AND ("wind energy" OR mining OR "OSHA 10" OR converter OR SCADA) NOT (recruiter OR "wind instrument")',
    short:
      '("wind turbine technician" OR "wind tech" OR "wind turbine service technician") AND ("wind energy" OR mining OR "OSHA 10") AND (Glenrock OR Casper) NOT recruiter',
  },
  market: {
    range: '$32-$38 per hour',
    position: '58th to 79th percentile',
    median: '$30.09 an hour',
    difficulty: 7.8,
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
    'Left open: extra pay for off hours not stated',
    'Left open: numbers and dates not stated',
    'Anyone with the safety tickets can do the job.',
  ],
  voicemail: {
    script:
      'Hello [First name], this is [your name]. We have been in touch before. I am calling about a wind turbine technician job with High Plains Wind Services in Glenrock, WY. Pay is $32 to $38 an hour. It is full-time and on site. They work four tens, Monday to Thursday. If you want to hear more, call or text [phone]. If not, a short no is fine.',
    words: 67,
    seconds: 30,
  },
  tracker: {
    risk: '0.54',
    advice:
      'A call every week until February 1, 2027, and an answer to every question within a day.',
    parts: [
      {
        name: 'How hard the search is, 7',
        value: '+0.16',
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
        name: 'Making the machine safe',
        weight: 10,
      },
      {
        name: 'Mechanics and hydraulics',
        weight: 9,
      },
      {
        name: 'Finding faults',
        weight: 8,
      },
      {
        name: 'Working and rescuing at height',
        weight: 7,
      },
      {
        name: 'Isolating turbines and prove zero energy',
        weight: 7,
      },
    ],
    of: 7,
  },
  scorecard: {
    criterion: 'Making the machine safe',
    weight: 19,
    ask: 'Pick a job in a hub, nacelle or tower base. Which energies could have hurt you, and how did you deal with each?',
    best: 'rotor lock and pitch, stored pressure, capacitors waited out and measured, remote start blocked, partner told.',
    worst: 'pressed stop and went in; relies on the control room.',
  },
  coaching: {
    practice:
      'Think of one case from your own work for each of these: isolate turbines and prove zero energy with a meter before anything is opened; trace converter, pitch and sensor faults that SCADA reports in the night. Tell each aloud in two minutes: what was to be done, what you did, how it ended.',
    ask: 'How many turbines does one pair look after, and how old are they?',
    bring: [
      'Proof of what is required: high school diploma or GED.',
      'Your WINDA number or certificates, also the lapsed ones',
      'A list of makes, sites and tasks you were signed off for',
    ],
  },
  synopsis: {
    subject: 'Wind Turbine Technician: four answers I need by Wednesday, November 18',
    plan: 'The plan: 196 contacts for 10 of 20 first calls (applicants and referrals bring the rest), 10 second rounds, 5 final talks, 3 offers, 2 starts (rates assumed).',
    funnel: [196, 10, 20, 10, 5, 3, 2],
  },
};
