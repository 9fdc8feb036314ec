import type { CandidateScoring } from './content.ts';

export const candidateScoringSample: CandidateScoring = {
  toolDescription:
    'What to weigh and what to ask for the Medical-Surgical night seat. There are no candidates in the system; tiers describe profiles.',
  skillsRankingSummary: [
    {
      skillName: 'Recognizing deterioration',
      category: 'Clinical',
      rationale: 'At night the nurse is the first to see it. Required by every task of the job.',
      weight: 10,
    },
    {
      skillName: 'Medication safety',
      category: 'Clinical',
      rationale: 'Several passes a shift; a habit that is hard to retrain.',
      weight: 9,
    },
    {
      skillName: 'Bedside handoff',
      category: 'Communication',
      rationale: 'The plan survives the shift change only if it is said.',
      weight: 7,
    },
    {
      skillName: 'ACLS',
      category: 'Certification',
      rationale: 'Preferred. We pay for it within six months.',
      weight: 4,
    },
  ],
  prioritySkills: [
    {
      skillName: 'License',
      reason: 'Deal breaker; checked on the state register.',
      evidenceSource: 'Register',
    },
    {
      skillName: 'Recognizing deterioration',
      reason: 'Separates safe from quick.',
      evidenceSource: 'Unfolding case',
    },
  ],
  candidateComparisonGrid: {
    perfectMatch_90_to_100_percent: {
      totalSkillMatch: 100,
      matchedSkills: ['Recognizing deterioration', 'Medication safety', 'Bedside handoff', 'ACLS'],
      evidenceSource:
        'Profile A: traveler with current ACLS, 30 of 30 weight points. A forecast; confirm each skill.',
    },
    strongMatch_75_to_89_percent: {
      totalSkillMatch: 87,
      matchedSkills: ['Recognizing deterioration', 'Medication safety', 'Bedside handoff'],
      evidenceSource: 'Profile B: local acute-care nurse, 26 of 30; ACLS follows.',
    },
  },
  riskFlags: [
    {
      flag: 'Safety: treats a change without going to the bedside',
      rationale: 'Ask for the last time. One case may be nerves; two are a habit.',
      evidenceSource: 'Unfolding case',
    },
    {
      flag: 'Salary: compares our rate with weekly travel pay',
      rationale: 'Not a fault. Show the year.',
      evidenceSource: 'First call',
    },
  ],
  recommendedScreeningQuestions: [
    {
      purpose: 'Nights',
      question:
        'What does your best week of nights look like? Strong: a routine. Weak: hopes for days soon.',
      evidenceSource: 'Job: night shift',
    },
    {
      purpose: 'Judgment',
      question:
        'When did you last call for help early? Strong: signs and time. Weak: never needed to.',
      evidenceSource: 'Job: rapid response',
    },
  ],
  submissionFramework: [
    {
      candidateLevel: 'entry',
      strengthsToEmphasize: ['Clinical hours on a similar unit'],
      risksToMitigate: ['First nights: name the preceptor'],
      highlightStrategy: 'Lead with the shadow shift.',
      evidenceSource: 'Instructor reference',
    },
    {
      candidateLevel: 'mid',
      strengthsToEmphasize: ['Ratio and patient mix of the last unit'],
      risksToMitigate: ['Counteroffer'],
      highlightStrategy: 'Compare the two units line by line.',
      evidenceSource: 'Unfolding case',
    },
    {
      candidateLevel: 'senior',
      strengthsToEmphasize: ['Charge shifts'],
      risksToMitigate: ['Expects the top of the range'],
      highlightStrategy: 'Say whom they could precept.',
      evidenceSource: 'References',
    },
  ],
  keepCandidatesWarm: [
    {
      trigger: 'Relocation: no housing lead a week after the offer',
      mitigationStrategy: 'Send listings; restate $2,500.',
      evidenceSource: 'Job: relocation help',
    },
    {
      trigger: 'Agency calls with a winter rate',
      mitigationStrategy: 'Same day: the year side by side.',
      evidenceSource: 'Job: pay; BLS OEWS May 2024',
    },
  ],
};
