/**
 * Which tools a job is made of, by the number it keeps from the day it was created. A set never changes, or
 * jobs that are complete would not be any more: a new tool goes into a new set, and only jobs created from
 * then on wait for it.
 */
export const toolSets = {
  1: [
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
  ],
} as const;

type ToolSet = keyof typeof toolSets;
type JobToolId = (typeof toolSets)[ToolSet][number];

/** The one that jobs created today get. */
export const currentToolSet = 1 satisfies ToolSet;

/** Of a set that this version does not know, those of today. */
export const toolsOfSet = (set: number): readonly JobToolId[] =>
  (toolSets as Record<number, readonly JobToolId[]>)[set] ?? toolSets[currentToolSet];
