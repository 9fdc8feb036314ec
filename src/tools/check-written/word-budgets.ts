import type { ToolId } from '#shared/tool-info.ts';

/** How many words a recruiter has time for; only what stands in the texts is counted, no labels. */
export const wordBudgets: Record<ToolId, number> = {
  attractionPosting: 1110,
  sourcingStrategy: 1300,
  marketIntel: 900,
  intakeAssistant: 1150,
  engagementKit: 1320,
  engagementTracker: 510,
  candidateScoring: 1000,
  scorecardAssistant: 1080,
  interviewCoaching: 1200,
  hiringSynopsis: 1105,
  candidateMessaging: 1800,
};
