import type { MarketIntel } from './content.ts';

export const marketIntelSample: MarketIntel = {
  toolDescription:
    'How hard it will be to find a Medical-Surgical nurse for nights in Hays, KS. Each figure has its method; what is assumed says so.',
  hiringDifficultyScore: 5.6,
  difficultyRationale: [
    'Score = 35% local supply + 15% adjacent supply + 20% pay + 15% requirements + 15% competition = 0.35 x 5 + 0.15 x 6 + 0.20 x 5.7 + 0.15 x 6 + 0.15 x 6 = 5.6 of 10.',
    'Pay 5.7 of 10: the $43 midpoint stands at the 43rd percentile of registered nurses (BLS OEWS May 2024), so it neither helps nor hurts much.',
    'Requirements 6 of 10: nights, every third weekend and a license that takes years to earn.',
  ],
  candidatePoolInsights: {
    totalEstimate: 1641,
    activeJobSeekers: 328,
    passiveCandidates: 1313,
    candidateQuality: { perfectMatch: 410, strongMatch: 656, trainable: 575 },
    method:
      '3,282,010 registered nurses work in the US (BLS OEWS May 2024). The 100-mile area is taken to hold 0.05% of the population (assumption). One in five is looking (assumption).',
    regionalBreakdown: {
      'Ellis County (Hays)': 'The daily-drive core; count it first',
      'Beyond 60 minutes': 'Relocation, with $2,500 of help',
    },
    platformAvailability: {
      'State license register': 'To check: which lists it hands out',
      LinkedIn: 'Medium: bedside nurses keep thin profiles (assumption)',
    },
    industryBackground: {
      Hospitals: 'Largest group',
      'Nursing homes and clinics': 'Needs a refresher in acute care',
    },
    matchQuality: {
      'Acute care now': '410 (25%, assumption)',
      'Acute care before': '656 (40%, assumption)',
    },
  },
  compensationBenchmarking: {
    proposedRange: '$38-$48 per hour',
    recommended:
      'Keep the range, and state the night differential in the posting: it is what travelers ask for first.',
    marketPosition: 'Around the middle: the $43 midpoint is 96% of the $45.00 national median',
    percentilePosition: '26th to 61st percentile; midpoint at the 43rd',
    benchmarkData: {
      '25th percentile': '$37.79',
      Median: '$45.00',
      '75th percentile': '$51.90',
      '90th percentile': '$65.06',
    },
    caveat:
      'National figures of BLS OEWS May 2024. The Kansas row is not in this sample; look it up before the offer.',
  },
  competitorJobVolumeScore: 6,
  competitorLandscape: {
    rationale: [
      'Counts who competes, not how many ads are live: travel agencies, two regional hospitals, long-term care.',
    ],
    competitors: [
      {
        name: 'Travel nurse agencies',
        type: 'National',
        draw: 'Weekly pay',
        counter: 'No gaps between contracts, one home',
      },
      {
        name: 'Regional hospitals',
        type: 'Same work',
        draw: 'Specialty units',
        counter: 'A written limit of five patients',
      },
    ],
  },
  riskSummary: [
    {
      title: 'Nights end the talk',
      description: 'Half of those who answer will want days (assumption).',
      impact: 'High: ask in the first message',
    },
    {
      title: 'License takes time',
      description: 'Endorsement from outside the compact.',
      impact: 'Medium: start it at the offer',
    },
  ],
  recommendationSummary: [
    {
      title: 'Lead with the ratio',
      recommendation: 'Put five patients at most in the first line of every message.',
    },
    {
      title: 'Let them see the unit',
      recommendation: 'Offer a paid four-hour shadow shift before the interview.',
    },
  ],
  marketTiming: {
    optimalHiringWindow:
      'Open now; accept by January 15, 2027, so that notice ends before February 8',
    seasonalFactors: [
      'Graduates test in summer and in January',
      'Winter census is high: managers have little time to interview',
    ],
    urgencyLevel: 'active',
  },
  sourceCredibility: [
    'Wages and employment: BLS OEWS May 2024, national (public domain)',
    'Population share, active share and match shares: assumptions',
  ],
};
