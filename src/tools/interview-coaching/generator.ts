import { defineGenerator } from '../define-generator.ts';
import type { InterviewCoaching } from './content.ts';
import { draftInterviewCoaching } from './draft.ts';
import { computeCoachingFigures, type CoachingFigures } from './figures.ts';
import { interviewCoachingPrompt } from './prompt.ts';
import { interviewCoachingWriting, type InterviewCoachingWriting } from './writing.ts';

const merge = (
  _figures: CoachingFigures,
  writing: InterviewCoachingWriting,
): InterviewCoaching => ({
  toolDescription: writing.toolDescription,
  roleSpecificInterviewPrepGuide: Object.fromEntries(
    writing.guide.map(({ heading, points }) => [heading, points]),
  ),
  sampleBehavioralTechnicalQA: writing.questionGroups,
  companyCultureOverview: {
    coreValues: writing.coreValues,
    teamDynamics: writing.teamDynamics,
    workEnvironment: writing.workEnvironment,
    benefitsAndPerks: writing.benefitsAndPerks,
    locationAdvantages: writing.locationAdvantages,
  },
  whatSuccessLooksLikeBrief: Object.fromEntries(
    writing.success.map(({ horizon, text }) => [horizon, text]),
  ),
  videoScriptForLoomWalkthrough: writing.videoScript
    .map(({ mark, say }) => `[${mark}] ${say}`)
    .join('\n\n'),
});

export const interviewCoachingGenerator = defineGenerator({
  computeFigures: computeCoachingFigures,
  writing: interviewCoachingWriting,
  draft: draftInterviewCoaching,
  merge,
  prompt: interviewCoachingPrompt,
});
