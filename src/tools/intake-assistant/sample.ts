import type { IntakeAssistant } from './content.ts';

export const intakeAssistantSample: IntakeAssistant = {
  toolDescription:
    'One agreed picture of the Medical-Surgical night seat before anybody calls a nurse.',
  roleSummaryDoc: {
    location: 'Hays, KS, Medical-Surgical unit, 28 beds',
    payRange: '$38-$48 per hour; night differential to confirm',
    workType: 'On-site, full time, three 12-hour nights, every third weekend',
    requirements: 'RN license in Kansas or a compact state; BLS',
    responsibilities: ['Up to five patients a night', 'Bedside handoff', 'Discharge teaching'],
    workEnvironment: [
      'One break nurse per shift',
      'Hospitalist in the house until midnight, on call after',
    ],
    summary:
      'We fill one night seat by February 8, 2027. The last holder moved to days, so the team is short but not unhappy.',
  },
  whatWereHiringForOnePager: {
    whyRoleMatters:
      'Each open night seat is filled by overtime or an agency. Ask Finance for last quarter’s hours.',
    businessImpact:
      'Three shifts a week for ten weeks of orientation means that a nurse signed in January is alone with patients in April.',
    redFlags: ['Cannot describe an early call for help', 'Hopes that nights will soon become days'],
    successIndicators: [
      'Calls rapid response by the criteria',
      'Charts during the shift, not after it',
    ],
    fullBrief:
      'Sell the patient limit, the break nurse and the preceptor. Say nights and weekends first. Test judgment with one unfolding case.',
  },
  prioritizedRequirementsGrid: {
    p0MustHaves: [
      {
        requirement: 'RN license, Kansas or compact',
        howTested: 'State register, before the interview',
      },
      { requirement: 'Every third weekend, nights', howTested: 'Yes or no in the first call' },
    ],
    p1Preferred: ['One year of acute care', 'ACLS'],
    p2NiceToHave: ['BSN', 'Spanish'],
  },
  hiddenAssumptionFlags: [
    {
      assumption: 'The limit of five holds when a nurse calls in sick',
      riskLevel: 'High',
      mitigation: 'Look at the grid of the last four weeks together.',
    },
    {
      assumption: 'A preceptor is free in February',
      riskLevel: 'Medium',
      mitigation: 'Name the person before the offer.',
    },
  ],
  successMetrics: {
    '30-day': {
      target: 'Two patients with the preceptor',
      measurement: 'Weekly check-off',
      success: 'No missed assessment',
    },
    '90-day': {
      target: 'Five patients alone',
      measurement: 'Charge nurse review',
      success: 'Care plans complete by midnight',
    },
    '6-month': { target: 'ACLS held', measurement: 'Card on file', success: 'Leads a mock code' },
    '12-month': {
      target: 'Still on nights by choice',
      measurement: 'Stay talk',
      success: 'Has helped orient one colleague',
    },
  },
  interviewPanelRecommendations: {
    technicalAssessmentRound: {
      focusAreas: ['Assessment', 'Medication safety'],
      recommendedInterviewer: 'Charge nurse and unit educator, 45 minutes',
      keyQuestions: [
        {
          question:
            'At 2 AM a post-operative patient is restless and breathing at 26. What do you do in the next five minutes?',
          strongAnswer:
            'Goes to the bedside, full set of vital signs, raises the head, calls rapid response by the criteria.',
          weakAnswer: 'Gives something for anxiety and charts it.',
        },
      ],
    },
    behavioralCulturalFit: {
      focusAreas: ['Speaking up', 'Handoff'],
      recommendedInterviewer: 'Two night nurses, 30 minutes',
      keyQuestions: [
        {
          question: 'Tell us about a handoff that left something out.',
          strongAnswer: 'What was missing, the effect, what they changed.',
          weakAnswer: 'Blames days.',
        },
      ],
    },
    finalLeadershipRound: {
      focusAreas: ['Nights as a choice', 'Next two years'],
      recommendedInterviewer: 'Nurse Manager, 30 minutes',
      keyQuestions: [
        {
          question: 'What would make you leave nights?',
          strongAnswer: 'Something real, and a plan.',
          weakAnswer: 'Nothing.',
        },
      ],
    },
  },
  agreed: [
    {
      question: 'How many patients does a night nurse have, and who breaks them?',
      answer: 'Five at most, with one break nurse in the unit from eleven to six',
      by: 'Ines Okafor, hiring manager',
      on: '16 November',
    },
  ],
  openQuestions: [
    {
      question: 'What is the night differential, and from which hour does it count?',
      owner: 'HR',
      why: 'Nurses compare the whole hour, and the next hospital prints its own.',
    },
    {
      question: 'Who sits in the second talk, and may one of them say yes on the day?',
      owner: 'Hiring manager',
      why: 'A week of silence after the talk is where nights are lost.',
    },
  ],
};
