import type { AttractionPosting } from './content.ts';

export const attractionPostingSample: AttractionPosting = {
  toolDescription:
    'An internal job description, a public posting, a social blurb and keywords for the Registered Nurse, Medical-Surgical role in Hays, KS. Facts come from the job as entered.',
  voiceStyle: {
    tone: 'Warm and exact, the way a charge nurse gives report.',
    messaging:
      'Say the night shift and the ratio first, then what makes them bearable: a fixed pattern and a break nurse.',
    languageStyle:
      'Short sentences. Unit words used correctly: handoff, rapid response, med pass. Numbers instead of praise.',
    targetAudience:
      'Hospital nurses within an hour of Hays, travelers who want to stay put, and spring graduates.',
    brandPersonality: 'The colleague who answers the call light that is not theirs.',
  },
  internalJobDescription: {
    positionTitle: 'Registered Nurse, Medical-Surgical',
    department: 'Medical-Surgical, 28 beds',
    startDate: 'February 8, 2027',
    reportingStructure:
      'Reports to the Nurse Manager; takes direction from the charge nurse on shift.',
    keyCompetencies: [
      'Assessment: notices a change in a patient before the monitor does, and says so',
      'Medication safety: scans, checks and teaches at every pass',
      'Handoff: gives a bedside report that the next nurse can act on',
    ],
    coreResponsibilities: [
      'Care for up to five patients a night on a 28-bed unit',
      'Assess at the start of shift and after every change in condition',
      'Call rapid response by the written criteria, without asking permission first',
      'Teach patients and families the plan for going home',
    ],
    requiredQualifications: [
      'Active RN license in Kansas or a compact state',
      'BLS for healthcare providers, current on the first day',
      'Every third weekend, 7 PM to 7 AM',
    ],
    preferredQualifications: ['One year of acute care', 'BSN, or enrolled in a program', 'ACLS'],
    workEnvironment:
      'Three 12-hour nights a week on a self-scheduled pattern. Patients recovering from surgery, and adults with heart failure, pneumonia and diabetes.',
    physicalRequirements:
      'On your feet for most of the shift; lifts with a device above 35 lb. Accommodation is discussed for every requirement.',
  },
  publicJobPosting: {
    headline: 'Registered Nurse, Medical-Surgical, nights',
    openingHook:
      'Five patients at most, three nights a week, and the same two colleagues beside you. $38 to $48 an hour before the night differential.',
    roleOverview:
      'You care for adults on a 28-bed unit from 7 PM to 7 AM. One weekend in three is yours to cover; the others are not.',
    whyJoinUs:
      'Ten weeks with one preceptor. Tuition help of $3,000 a year. ACLS paid and on the clock in your first six months.',
    whatYouWillDo: [
      'Take report at the bedside and see all your patients within the hour',
      'Give, scan and explain every medication',
      'Speak up early, and be backed when you do',
    ],
    idealCandidate:
      'You like the quiet hours, you chart as you go, and you would rather call early than late.',
    applicationCTA:
      'Send your license number and the nights you prefer. You hear from us within two working days.',
  },
  socialBlurb:
    'Night nurse in Hays, KS: five patients at most, $38-$48 an hour, one weekend in three, ten weeks with one preceptor.',
  attractionPoints: [
    'A written limit of five patients at night',
    'Ten weeks of orientation with one preceptor',
    'Pay of $38 to $48 stands at the 26th to 61st percentile nationally (BLS OEWS May 2024)',
  ],
  embeddedKeywords: [
    'registered nurse',
    'medical-surgical',
    'acute care',
    'patient assessment',
    'medication administration',
    'bedside handoff',
    'rapid response',
    'BLS',
    'ACLS',
    'patient education',
    'Hays KS',
    'night shift',
    'full time',
  ],
};
