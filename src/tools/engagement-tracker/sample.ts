import type { EngagementTracker } from './content.ts';

export const engagementTrackerSample: EngagementTracker = {
  toolDescription:
    'A forecast of how nurses will respond to the Medical-Surgical job in Hays. Nobody has been contacted yet; benchmarks are named and the rest are assumptions.',
  ghostingRiskFlag: {
    riskLevel: 'moderate',
    riskScore: 0.48,
    reasoning:
      'Start 0.30 (assumption). Add 0.10 for nights, 0.08 for a move, and take nothing off: three steps are the usual number.',
  },
  engagementSentimentSummary: {
    averageSentimentScore: 0.65,
    quantitative: {
      positiveSentimentPercent: 0.5,
      neutralSentimentPercent: 0.3,
      negativeSentimentPercent: 0.2,
    },
    qualitative: [
      'Forecast from ten facts of the job: five please, three are neutral, two push back.',
      'The patient limit in writing is what nurses will quote to each other.',
      'Nights and the third weekend push back: name them in the first message.',
    ],
  },
  openClickReplyScorecard: {
    byChannel: {
      'Email sequence': { openRate: 0.765, clickRate: 0.09, replyRate: 0.188 },
      'Text message': { openRate: 0.95, clickRate: 0.12, replyRate: 0.25 },
      'Phone and voicemail': { openRate: 0.35, clickRate: 0, replyRate: 0.18 },
    },
    byStage: {
      'First message': { openRate: 0.54, clickRate: 0.05, replyRate: 0.085 },
      'Shadow shift booked': { openRate: 0.92, clickRate: 0.41, replyRate: 0.83 },
    },
    byCandidateProfile: {
      'Traveler who wants to stay': { openRate: 0.71, clickRate: 0.11, replyRate: 0.17 },
      'Spring graduate': { openRate: 0.86, clickRate: 0.22, replyRate: 0.31 },
    },
    basis:
      'Email 76.5% opened and 18.8% replied over a sequence (Gem 2022); text 20-30% replied (TextUs). All other rates are assumptions.',
  },
  smartNudgeSuggestions: [
    {
      channel: 'sms',
      targetGroup: 'Shadow shift booked, two days ahead',
      nudge:
        '{{first_name}}, your four hours on the unit start at 7 PM Thursday. Park in lot C. Still good? STOP ends texts',
      expectedImpact: 'Keeps the step where most people drift away.',
    },
    {
      channel: 'phone',
      targetGroup: 'Offer accepted, start February 8',
      nudge: 'The preceptor calls to say hello and asks which nights suit the first schedule.',
      expectedImpact: 'Fills the longest silence of the process.',
    },
  ],
  followUpTimingOptimizer: {
    bestDaysToFollowUp: ['Tue', 'Wed', 'Thu'],
    bestTimesToFollowUp: ['3PM', '5PM'],
    cadenceRecommendations: {
      'Cold outreach': 'Day 0 email, day 3 text with consent, day 6 call, day 10 close the loop.',
      'In process': 'Answer within two working days; call the evening after the shadow shift.',
      'Why these hours':
        'Night nurses sleep in the morning: write in the afternoon (assumption from the shift pattern).',
    },
  },
};
