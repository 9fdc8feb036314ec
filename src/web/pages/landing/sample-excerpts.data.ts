import type { SampleExcerpts } from './sample-excerpts.ts';

/** Written by "npm run landing:renew" and never by hand. */
export const sampleExcerpts: SampleExcerpts = {
  posting: {
    hook: 'As a wind turbine technician with High Plains Wind Services in Glenrock, WY, you isolate turbines and prove zero energy with a meter before anything is opened. Two people are needed. The job comes with paid overtime, and medical, dental and vision insurance from day one. Pay: $32-$38 an hour, time and a half after 40 hours, 40 hours guaranteed every week, weather days included. On top: overtime at time and a half.',
    blurb:
      'Wind Turbine Technician, Glenrock, WY, with High Plains Wind Services. Pay: $32-$38 an hour, time and a half after 40 hours, 40 hours guaranteed every week, weather days included. On top: overtime at time and a half. Apply: https://www.highplainswind.example/careers.',
  },
  search: {
    platform: 'Indeed Resume (set the filter to Glenrock and 25 miles)',
    string:
      '("wind turbine technician" OR "wind tech" OR "wind turbine service technician") AND (LOTO OR "wind turbines" OR hydraulics OR SCADA OR "OSHA 10") AND ("wind energy" OR mining)',
    short:
      '("wind turbine technician" OR "wind tech") AND (LOTO OR "wind turbines" OR hydraulics) AND ("wind energy" OR mining) AND (Glenrock OR Casper) NOT recruiter',
  },
  market: {
    range: '$32-$38 per hour',
    position: '58th to 79th percentile',
    median: '$30.09 an hour',
    difficulty: 7.9,
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
    'Nights, weekends and overtime are paid at the basic rate',
    'Anyone with the safety certificates can do the job.',
    'We need experience on exactly our platform.',
  ],
  voicemail: {
    script:
      'Hello [First name], this is [your name]. We have been in touch before, and you came to mind for a wind turbine technician job with High Plains Wind Services in Glenrock, WY. You would isolate turbines and prove zero energy, and open each day with a tailboard talk. Pay is thirty-two to thirty-eight dollars an hour. They work four tens, Monday to Thursday. If it sounds interesting, call or text me at [phone].',
    words: 73,
    seconds: 30,
  },
  tracker: {
    risk: '0.54',
    advice:
      'Send nothing on Thanksgiving. Between Christmas and New Year only reply; contact nobody new.',
    parts: [
      {
        name: 'Difficulty 7',
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
        name: 'Mechanics and hydraulics',
        weight: 10,
      },
      {
        name: 'Finding faults',
        weight: 10,
      },
      {
        name: 'Judging weather and stopping',
        weight: 4,
      },
      {
        name: 'Carrying out scheduled services',
        weight: 4,
      },
      {
        name: 'Machine safety and lockout',
        weight: 3,
      },
    ],
    of: 7,
  },
  scorecard: {
    criterion: 'Mechanics and hydraulics',
    weight: 28,
    ask: 'Tell me about a mechanical job that went slower than planned. What was in the way? An example from work, training, school or volunteering will do.',
    best: 'lifting plan, seized bolt or wrong part dealt with calmly, nothing dropped, cleanliness kept.',
    worst: 'force first; debris or tools left in the nacelle.',
  },
  coaching: {
    practice:
      'Have one story of your own ready for each of these: mechanics and hydraulics; finding faults; judging weather and stopping; machine safety and lockout. Tell us what you did yourself and how it ended. If one of them is new to you, just say so.',
    ask: 'Which of these would fill most of my week: mechanics and hydraulics, finding faults, or judging weather and stopping?',
    bring: [
      "Bring proof of: a high school diploma or GED; a valid driver's license.",
      'Your WINDA number or certificates, also the lapsed ones',
      'A list of makes, sites and tasks you were signed off for',
    ],
  },
  synopsis: {
    subject: 'Wind Turbine Technician: two decisions by noon on Wednesday, November 18',
    plan: 'The plan is 20 first calls, 10 second rounds, 5 third rounds, 3 offers and 2 acceptances, at assumed rates.',
    funnel: [20, 10, 5, 3, 2],
  },
};
