import type { SampleExcerpts } from './sample-excerpts.ts';

/** Written by "npm run landing:renew" and never by hand. */
export const sampleExcerpts: SampleExcerpts = {
  posting: {
    hook: 'High Plains Wind Services needs a wind turbine technician in Glenrock, WY. The first 30 days are for site orientation and, where you need it, GWO Basic Safety Training, which we pay for. Two people are wanted. The job is full-time and comes with paid overtime, and medical, dental and vision insurance. Pay: $32-$38 an hour, time and a half after 40 hours, 40 hours guaranteed every week, weather days included. On top: overtime at time and a half. They work four tens, Monday to Thursday.',
    blurb:
      'Wind Turbine Technician, Glenrock, WY, with High Plains Wind Services. Pay: $32-$38 an hour, time and a half after 40 hours, 40 hours guaranteed every week, weather days included. On top: overtime at time and a half. It is full-time. Hours: we work four tens, Monday to Thursday.',
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
    difficulty: 8,
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
    'Anyone with the safety certificates can do the job.',
  ],
  voicemail: {
    script:
      'Hello [First name], this is [your name]. We have been in touch before, so I thought of you for a wind turbine technician job with High Plains Wind Services in Glenrock, WY. Pay is $32 to $38 an hour. It is full-time and on site. With it you get paid overtime, and medical, dental and vision insurance. If you are still interested, call or text [phone]. A no is fine too.',
    words: 71,
    seconds: 30,
  },
  tracker: {
    risk: '0.54',
    advice:
      'A call every week until February 1, 2027, and an answer to every question within a day.',
    parts: [
      {
        name: 'How hard the search is, 8 of 10 in the market report',
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
        name: 'Running a plant from board and round',
        weight: 10,
      },
      {
        name: 'Mechanics and hydraulics',
        weight: 9,
      },
      {
        name: 'Working and rescuing at height',
        weight: 8,
      },
      {
        name: 'Finding faults',
        weight: 8,
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
      'In this job you would isolate turbines and prove zero energy with a meter before anything is opened. When did you last do something like that? Tell it aloud in two minutes: what was to be done, what you did, how it ended.',
    ask: 'How many turbines does one pair look after, and how old are they?',
    bring: [
      "Proof of what is required: Valid driver's license, with a record that our insurer accepts; High school diploma or GED.",
      'Your WINDA number or certificates, also the lapsed ones',
      'A list of makes, sites and tasks you were signed off for',
    ],
  },
  synopsis: {
    subject: 'Wind Turbine Technician: four answers I need by Wednesday, November 18',
    plan: 'The plan: 20 first calls: 10 from 196 people we write to, 10 from applicants and referrals; then 10 second rounds, 5 final talks, 3 offers, 2 starts (rates assumed).',
    funnel: [20, 10, 196, 10, 10, 5, 3, 2],
  },
};
