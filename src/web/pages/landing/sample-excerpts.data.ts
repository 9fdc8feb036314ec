import type { SampleExcerpts } from './sample-excerpts.ts';

/** Written by "npm run landing:renew" and never by hand. */
export const sampleExcerpts: SampleExcerpts = {
  posting: {
    hook: 'From up there you see the weather an hour before anyone in Glenrock does. High Plains Wind Services is looking for a wind turbine technician who likes the climb, respects the wind, and comes down with the job written up. The steps from Technician I to III are public, the Site Lead signs each skill off, and there are reviews after 6 and 12 months. It is full-time. Pay: $32-$38 an hour, time and a half after 40 hours, 40 hours guaranteed every week, weather days included. Good to know before you apply: "Travel up to 25% (six rotations of ten days a year)".',
    blurb:
      'What is the best view you have ever worked in front of? High Plains Wind Services needs a wind turbine technician around Glenrock. Message us from the ground. Pay: $32-$38 an hour, time and a half after 40 hours, 40 hours guaranteed every week, weather days included.',
  },
  search: {
    platform: 'Indeed Resume (place and radius in the filter)',
    string:
      '("wind turbine technician" OR "wind tech" OR "wind turbine service technician") AND ("wind energy" OR mining OR "OSHA 10" OR converter OR SCADA) NOT (recruiter OR "wind instrument")',
    short:
      '("wind turbine technician" OR "wind tech" OR "wind turbine service technician") AND ("wind energy" OR mining OR "OSHA 10") AND (Glenrock OR Wyoming) NOT recruiter',
  },
  market: {
    range: '$32-$38 per hour',
    position: '58th to 79th percentile',
    median: '$30.09 an hour',
    difficulty: 7.2,
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
    'Left open: Is there extra pay for nights, weekends, on-call time and overtime? How much, or plainly no?',
    'Left open: How many people are to be hired and until when do we take applications?',
    'Anyone with the safety tickets can do the job.',
  ],
  voicemail: {
    script:
      'Hello [First name], [your name] speaking. We talked about wind work some time ago. High Plains Wind Services is looking for a wind turbine technician around Glenrock. Hours: we work four tens, Monday to Thursday. Pay is $32 to $38 an hour. Tell me two things if you like: which turbines you are on now, and how many nights away suit you. [phone], text is fine. If you have found your site, let me know and I will not call again.',
    words: 81,
    seconds: 35,
  },
  tracker: {
    risk: '0.52',
    advice:
      'A call every week until February 1, 2027. What ends such a search: nights away turn out to be double what was said, in the crew room, during the visit.',
    parts: [
      {
        name: 'How hard the search is, 7',
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
        name: 'Mechanics and hydraulics',
        weight: 10,
      },
      {
        name: 'Finding faults',
        weight: 10,
      },
      {
        name: 'Making the machine safe',
        weight: 9,
      },
      {
        name: 'Reports and teamwork',
        weight: 7,
      },
      {
        name: 'Blade and composite repair',
        weight: 7,
      },
    ],
    of: 6,
  },
  scorecard: {
    criterion: 'Mechanics and hydraulics',
    weight: 21,
    ask: 'Tell me about a mechanical job that went slower than planned. What was in the way?',
    best: 'lifting plan, seized bolt or wrong part dealt with calmly, nothing dropped, cleanliness kept.',
    worst: 'force first; debris or tools left in the nacelle.',
  },
  coaching: {
    practice:
      'Take a job you know at the far end of a long way. Write down everything you would carry, what would make you turn back, and the five lines you would leave for the next pair.',
    ask: 'How many turbines does one pair look after, and how old are they?',
    bring: [
      'Your WINDA number or certificates, also the lapsed ones',
      'A list of makes, sites and tasks you were signed off for',
      'One report you are content with, names and site removed',
    ],
  },
  synopsis: {
    subject: 'Wind Turbine Technician: four answers I need by Wednesday, November 18',
    plan: 'The plan: 157 contacts for 8 of 16 first calls (applicants and referrals bring the rest), 8 second rounds, 4 final talks, 2 offers, 1 start (rates assumed).',
    funnel: [157, 8, 16, 8, 4, 2, 1],
  },
};
