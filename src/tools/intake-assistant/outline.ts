import type { Outline } from '../outline.ts';
import type { IntakeAssistant } from './content.ts';

export const intakeAssistantOutline = {
  tool: 'intakeAssistant',
  sections: {
    roleOverview: {
      title: 'Role Overview',
      fields: ['roleSummaryDoc'],
      parts: { agreed: 'What was agreed', openQuestions: 'Open questions' },
    },
    internalBrief: { title: 'Internal Brief', fields: ['whatWereHiringForOnePager'] },
    requirementsMatrix: { title: 'Requirements Matrix', fields: ['prioritizedRequirementsGrid'] },
    hiddenAssumptions: { title: 'Hidden Assumptions', fields: ['hiddenAssumptionFlags'] },
    successMetrics: { title: 'Success Metrics', fields: ['successMetrics'] },
    interviewProcess: { title: 'Interview Process', fields: ['interviewPanelRecommendations'] },
  },
} satisfies Outline<string, keyof IntakeAssistant>;
