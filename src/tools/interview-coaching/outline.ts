import type { Outline } from '../outline.ts';
import type { InterviewCoaching } from './content.ts';

export const interviewCoachingOutline = {
  tool: 'interviewCoaching',
  sections: {
    'interview-prep': { title: 'Interview Prep', fields: ['roleSpecificInterviewPrepGuide'] },
    'question-bank': { title: 'Question Bank', fields: ['sampleBehavioralTechnicalQA'] },
    'culture-tips': { title: 'Culture & Tips', fields: ['companyCultureOverview'] },
    'success-metrics': { title: 'Success Metrics', fields: ['whatSuccessLooksLikeBrief'] },
    'video-script': { title: 'Video Script', fields: ['videoScriptForLoomWalkthrough'] },
  },
} satisfies Outline<string, keyof InterviewCoaching>;
