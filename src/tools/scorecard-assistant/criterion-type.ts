import type { CriterionType } from './content.ts';

export const criterionTypeNames: Record<CriterionType, string> = {
  dealBreaker: 'Deal breaker',
  coreSkill: 'Core skill',
  preferred: 'Preferred',
};
