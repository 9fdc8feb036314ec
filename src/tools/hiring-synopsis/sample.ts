import type { HiringSynopsis } from './content.ts';

export const hiringSynopsisSample: HiringSynopsis = {
  toolDescription:
    'What the Nurse Manager needs to know and decide about the night seat, on one page. Written at opening: rates are forecasts.',
  outputFormats: {
    emailBlock: {
      subject: 'Night seat on Medical-Surgical: the plan, and two decisions I need by Thursday',
      recipients: ['Nurse Manager', 'Unit educator'],
      body: 'Difficulty 5.6 of 10: enough nurses, few who want nights.\n\nPay of $38-$48 stands at the 26th to 61st percentile (BLS OEWS May 2024).\n\nPlease decide by Thursday: the night differential for the posting, and the preceptor’s name.',
      attachments: ['Scorecard', 'Market summary with sources'],
    },
    atsNoteSnippet: {
      positionStatus: 'Open; 1 seat; start 2027-02-08',
      keyMetrics: ['Difficulty 5.6/10', 'Pool 1,641 within 100 miles (assumed population share)'],
      riskFlags: ['Nights', 'Preceptor not named'],
      nextMilestone: '2026-12-11: pipeline review',
      candidateRanking: [
        'No candidates yet. By profile: A traveler 100%, B local acute-care nurse 87%.',
      ],
    },
  },
  engagementMarketInsights: {
    candidateEngagementMetrics: {
      'Forecast: replies over an email sequence': '18.8% (Gem 2022)',
      'Measured so far': 'Nothing yet',
    },
    sourcingChannelPerformance: ['Planned time: referrals 40%, direct sourcing 60%'],
    marketConditions: {
      Pay: '$43 midpoint against a median of $45.00',
      Timing: 'Winter census is high',
    },
    candidateFeedbackThemes: ['Expected: how many patients, which weekends'],
  },
  topCandidatesOverview: [
    {
      candidateProfile: 'Profile A: traveler who wants to stay',
      fitScore: 100,
      experience: 'Two or more years of acute care',
      certifications: ['RN compact license', 'ACLS'],
      strengths: ['Ready after a short orientation'],
      concerns: ['Compares with weekly pay'],
      recommendation: 'Write in week nine of the contract.',
    },
    {
      candidateProfile: 'Profile B: local acute-care nurse',
      fitScore: 87,
      experience: 'One year or more on a similar unit',
      certifications: ['RN Kansas license'],
      strengths: ['Lives here'],
      concerns: ['Counteroffer'],
      recommendation: 'Offer a shadow shift within a week.',
    },
  ],
  agreedUponHiringCriteria: [
    {
      criterion: 'RN license',
      requirement: 'MANDATORY',
      dealBreaker: true,
      redFlag: false,
      description: 'Kansas or compact, unrestricted',
      verification: 'State register',
    },
    {
      criterion: 'Early call for help',
      requirement: 'CRITICAL',
      dealBreaker: false,
      redFlag: true,
      description: 'Acts before the crisis',
      verification: 'Unfolding case',
    },
  ],
  processMetrics: {
    Seats: '1',
    'Target acceptance': '2027-01-15',
    'Contacts planned': '120 (30 a week)',
  },
  candidateAnalysis: {
    summary: 'One A, or one B with ACLS booked, fills the seat.',
    scoringMethod:
      'Weight points matched / 30, weights as in the evaluation toolkit (10, 9, 7, 4).',
  },
  keyLearnings: ['Expectations at opening, to be replaced by findings on December 11.'],
  risksAssumptions: [
    {
      category: 'Schedule',
      item: 'Nights',
      description: 'Half of those who answer want days (assumption)',
      impact: 'High: doubles the contacts needed',
      mitigation: 'Ask in the first message',
    },
    {
      category: 'Orientation',
      item: 'No preceptor',
      description: 'Nobody is named for February yet',
      impact: 'Medium: moves the start',
      mitigation: 'Name one before the offer',
    },
  ],
  suggestedNextSteps: [
    {
      priority: 'Critical',
      action: 'Confirm the night differential',
      owner: 'Nurse Manager, HR',
      due: '2026-11-19',
    },
    {
      priority: 'Medium',
      action: 'Open four shadow shifts',
      owner: 'Unit educator',
      due: '2026-11-25',
    },
  ],
};
