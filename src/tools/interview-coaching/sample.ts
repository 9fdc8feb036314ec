import type { InterviewCoaching } from './content.ts';

export const interviewCoachingSample: InterviewCoaching = {
  toolDescription:
    'A preparation package for every candidate for the Medical-Surgical night seat, the same for all.',
  roleSpecificInterviewPrepGuide: {
    whatHappens: [
      'A 15-minute call about nights, weekends and license.',
      'A paid four-hour shadow shift with the person who would train you.',
      'An unfolding case and a talk with two night nurses, 75 minutes.',
    ],
    whatToBring: ['License number', 'Two people who have taken report from you'],
  },
  sampleBehavioralTechnicalQA: [
    {
      category: 'Judgment at night',
      questions: [
        {
          question: 'A patient who was fine at midnight is confused at two. What do you do first?',
          keyPoints: [
            'Go and look',
            'Full vital signs and glucose',
            'Say out loud when you would call. Weak: wait for morning',
          ],
          sampleAnswer:
            'I went in, found a pressure of 84 over 50, laid the bed flat, called rapid response and had the chart open when they came.',
          sampleQuestions: ['What would have made you call sooner?'],
        },
      ],
    },
    {
      category: 'Team',
      questions: [
        {
          question: 'When did you question an order?',
          keyPoints: ['The order', 'What you said', 'How it ended'],
          sampleAnswer:
            'The dose was for a weight that was two years old. I read both numbers to the prescriber and it was changed.',
          sampleQuestions: ['And if they had said give it?', 'Whom would you call next?'],
        },
      ],
    },
  ],
  companyCultureOverview: {
    coreValues: ['Call early', 'Nobody eats lunch at the desk'],
    teamDynamics: 'The same night team from week to week, one break nurse on every shift.',
    workEnvironment: '28 beds, adults, 7 PM to 7 AM.',
    benefitsAndPerks: ['$38-$48 an hour', '$3,000 a year for tuition'],
    locationAdvantages: ['Ten minutes to most of the town'],
  },
  whatSuccessLooksLikeBrief: {
    '30 days': 'Two patients with your preceptor, every assessment on time.',
    '90 days': 'Five patients, care plans complete by midnight.',
    '12 months': 'You have helped to orient a colleague.',
  },
  videoScriptForLoomWalkthrough:
    '[0:00] Hi, I am {{recruiter_name}} from {{company}}.\n\n[0:20] (Show the unit at shift change.) This is where your night begins.',
};
