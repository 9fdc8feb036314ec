import { expect, it } from 'vitest';
import { resolveToolId, toolIdSchema } from './tool-id.ts';
import { jobToolIds, toolInfo } from './tool-info.ts';

it.each([
  ['jd', 'attractionPosting'],
  ['strategy', 'sourcingStrategy'],
  ['marketIntelligence', 'marketIntel'],
  ['candidateEngagement', 'engagementKit'],
  ['candidateTracking', 'engagementTracker'],
  ['intake', 'intakeAssistant'],
  ['scoring', 'candidateScoring'],
  ['scorecard', 'scorecardAssistant'],
  ['interview', 'interviewCoaching'],
  ['messaging', 'candidateMessaging'],
  ['synopsis', 'hiringSynopsis'],
])('knows %s as %s', (alias, id) => {
  expect(resolveToolId(alias)).toBe(id);
});

it('knows every tool by its own id and nothing else', () => {
  for (const id of toolIdSchema.options) expect(resolveToolId(id)).toBe(id);
  expect(resolveToolId('toString')).toBeUndefined();
});

it('has ten tools a job with the specified seconds', () => {
  expect(jobToolIds.map((id) => toolInfo[id].estimatedSeconds)).toEqual([
    8, 12, 40, 6, 8, 5, 7, 8, 7, 8,
  ]);
});
