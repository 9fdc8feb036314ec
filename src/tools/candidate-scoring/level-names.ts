import type { CandidateLevel } from './submission-framework.ts';

export const levelNames: Record<CandidateLevel, string> = {
  entry: 'Entry Level',
  mid: 'Mid Level',
  senior: 'Senior Level',
};
