import { expect, it } from 'vitest';
import { currentToolSet, toolSets, toolsOfSet } from './tool-sets.ts';

it('a set that jobs were created with never changes; a new tool goes into a new set', () => {
  expect(toolSets[1]).toEqual([
    'attractionPosting',
    'sourcingStrategy',
    'marketIntel',
    'intakeAssistant',
    'engagementKit',
    'engagementTracker',
    'candidateScoring',
    'scorecardAssistant',
    'interviewCoaching',
    'hiringSynopsis',
  ]);
});

it('a job of a later version is made of the tools of today', () => {
  expect(toolsOfSet(999)).toEqual(toolSets[currentToolSet]);
});
