import type { Outline } from '../outline.ts';
import type { CandidateScoring } from './content.ts';

export const candidateScoringOutline = {
  tool: 'candidateScoring',
  isForecast: true,
  sections: {
    'skills-ranking': { title: 'Skills Ranking', fields: ['skillsRankingSummary'] },
    'priority-skills': { title: 'Priority Skills', fields: ['prioritySkills'] },
    'tier-chart': { title: 'Tier Chart', fields: ['candidateComparisonGrid'] },
    'risk-flags': { title: 'Risk Flags', fields: ['riskFlags'] },
    questions: { title: 'Questions', fields: ['recommendedScreeningQuestions'] },
    submission: { title: 'Submission', fields: ['submissionFramework'] },
    'keep-warm': { title: 'Keep Warm', fields: ['keepCandidatesWarm'] },
  },
} satisfies Outline<string, keyof CandidateScoring>;
