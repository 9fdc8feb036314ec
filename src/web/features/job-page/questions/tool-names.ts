import { jobToolIds, type ToolId } from '#shared/tool-info.ts';

/** What people call the tools among themselves; their full names would fill a line each. */
const shortNames: Record<ToolId, string> = {
  attractionPosting: 'posting',
  sourcingStrategy: 'sourcing',
  marketIntel: 'market',
  intakeAssistant: 'intake',
  engagementKit: 'outreach',
  engagementTracker: 'tracker',
  candidateScoring: 'evaluation',
  scorecardAssistant: 'scorecard',
  interviewCoaching: 'coaching',
  hiringSynopsis: 'synopsis',
  candidateMessaging: 'messaging',
};

const list = new Intl.ListFormat('en-US', { type: 'conjunction', style: 'long' });

/** "posting, market, and synopsis" without the last comma, which reads calmer in a line of small words. */
export function nameTools(tools: readonly ToolId[]): string {
  if (jobToolIds.every((tool) => tools.includes(tool))) return 'all tools';
  return list.format(tools.map((tool) => shortNames[tool])).replace(/, and /, ' and ');
}
