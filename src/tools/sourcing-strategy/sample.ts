import type { SourcingStrategy } from './content.ts';

export const sourcingStrategySample: SourcingStrategy = {
  toolDescription:
    'Who could take the night seat on Medical-Surgical in Hays, KS, where they are and how to reach them in four weeks.',
  idealCandidateProfile: {
    primaryRequirements: {
      technicalCertification: {
        required: ['RN license in Kansas or a compact state', 'BLS for healthcare providers'],
        preferred: ['ACLS', 'BSN'],
      },
      experience: {
        yearsRequired: 'None for graduates of a residency; one year of acute care preferred',
        fieldExperience: 'Adult inpatient care: post-surgical, cardiac, respiratory',
        transferableExperience:
          'Skilled nursing, emergency and military medicine, with a refresher',
      },
      physicalRequirements: {
        Standing: 'Most of a 12-hour shift',
        Lifting: 'By device above 35 lb',
      },
    },
    motivationalDrivers: {
      primaryMotivators: ['A patient limit that holds', 'A night team that stays'],
      careerGrowth: ['ACLS in six months, paid', '$3,000 a year for a BSN'],
      workLifeBalance: ['Three nights a week', 'Two weekends in three free'],
    },
    geographicConsiderations: {
      locationFactors: [
        'Hays is the town people drive to for care',
        'A college with a nursing program nearby (confirm at intake)',
      ],
      relocationWillingness: 'Ask early. $2,500 covers moves over 60 miles.',
    },
  },
  personaBreakdowns: [
    {
      personaName: 'Traveler who wants to stay',
      estimatedMarketSize:
        'No public count by county; ask the agencies’ own nurses at the end of contracts',
      demographics:
        'Two or more years of acute care, several hospitals, licensed in a compact state.',
      currentRole: 'Contract nurse on a 13-week assignment',
      motivations: ['One home', 'Colleagues who know their name'],
      concerns: ['Lower weekly pay', 'Politics of a permanent team'],
      sourcingApproach: 'Write in week nine of a contract, with the year’s pay worked out.',
    },
    {
      personaName: 'Spring graduate',
      estimatedMarketSize: 'Ask each program for its graduating class',
      demographics: 'Finishing an ADN or BSN within 100 miles.',
      currentRole: 'Student, often a nurse aide on weekends',
      motivations: ['A preceptor of their own', 'Tuition help'],
      concerns: ['Nights alone', 'Passing the NCLEX first'],
      sourcingApproach: 'Through clinical instructors; offer a shadow shift before graduation.',
    },
  ],
  channelRecommendations: [
    {
      channelType: 'Referrals',
      platforms: [
        {
          name: 'Unit nurses',
          effectiveness: 'High',
          timeAllocation: '40%',
          approach: 'Ask each for one name at shift change.',
          budget: '$0',
        },
      ],
    },
    {
      channelType: 'Direct sourcing',
      platforms: [
        {
          name: 'LinkedIn Recruiter',
          effectiveness: 'Medium',
          timeAllocation: '35%',
          approach: 'Short messages on weekday afternoons.',
          budget: 'Existing seat (assumption)',
        },
        {
          name: 'Indeed Resume',
          effectiveness: 'Medium',
          timeAllocation: '25%',
          approach: 'Balanced string, 60 miles.',
          budget: 'Existing subscription (assumption)',
        },
      ],
    },
  ],
  sourcingCadenceSuggestions: [
    {
      week: 'Week 1',
      activities: ['Intake', 'Post with pay and ratio', 'Ask the unit for names'],
      targets: '30 contacts, 3 screens',
      metrics: 'Replies by channel',
    },
    {
      week: 'Week 2',
      activities: ['Second message', 'First shadow shifts'],
      targets: '30 contacts, 5 screens',
      metrics: 'Screens to shadow shifts',
    },
    {
      week: 'Week 3',
      activities: ['Class visit', 'First unfolding cases'],
      targets: '30 contacts, 5 screens, 3 cases',
      metrics: 'Reasons for no, in the nurse’s words',
    },
    {
      week: 'Week 4',
      activities: ['Pipeline review', 'Close the loop with everyone who waited'],
      targets: '30 contacts, 5 screens, 4 cases, 1 offer',
      metrics: 'People in the final stage against a need of 2',
    },
  ],
  booleanStrings: {
    'LinkedIn Recruiter': {
      broad:
        '("registered nurse" OR RN) AND ("med surg" OR "medical surgical") NOT (recruiter OR student)',
      narrow:
        '"registered nurse" AND ("med surg" OR "medical surgical" OR telemetry) AND nights AND Kansas',
    },
    'Applicant tracking system': { broad: '"registered nurse"' },
  },
  diversitySourcing: [
    {
      focus: 'Fewer, measurable must-haves',
      resources: ['Required list of the job description'],
      strategies: ['Accept ADN and BSN alike', 'Never screen by graduation year'],
    },
  ],
  actionPlan: [
    {
      priority: 'Critical',
      timeline: 'Day 1',
      action: 'Confirm the night differential with the Nurse Manager',
      stakeholder: 'Recruiter',
    },
    {
      priority: 'High',
      timeline: 'Week 1',
      action: 'Open four paid shadow shifts',
      stakeholder: 'Nurse Manager',
    },
  ],
  finalJobDescriptionSummary: {
    positionTitle: 'Registered Nurse, Medical-Surgical',
    location: 'Hays, KS, on-site',
    compensationRange: '$38-$48 per hour',
    urgencyLevel: 'active',
  },
};
