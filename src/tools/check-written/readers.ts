import type { ToolId } from '#shared/tool-info.ts';

/** What is sent to candidates or published; all else is for recruiter, manager and panel. */
const forCandidates: Partial<Record<ToolId, RegExp>> = {
  attractionPosting: /^(?:publicJobPosting|socialBlurb)/,
  engagementKit:
    /^(?:voicemailScripts\.\d+\.script|multiStepEmailTemplates\.\d+\.(?:subject|template))/,
  engagementTracker: /^smartNudgeSuggestions\.\d+\.nudge/,
  interviewCoaching: /^(?!toolDescription)/,
  candidateMessaging:
    /^(?:outreachScripts\.\d+\.(?:subject|script)|emailSequences\.\d+\.steps\.\d+\.(?:subject|body)|socialOutreach\.\d+\.text)/,
};

/** Lists of what a candidate gains, item by item. */
const selling: Partial<Record<ToolId, RegExp>> = {
  attractionPosting: /^attractionPoints/,
  interviewCoaching: /^companyCultureOverview\.benefitsAndPerks/,
};

export const isForCandidates = (tool: ToolId, at: string): boolean =>
  forCandidates[tool]?.test(at) ?? false;
export const isSellingPoint = (tool: ToolId, at: string): boolean =>
  selling[tool]?.test(at) ?? false;
