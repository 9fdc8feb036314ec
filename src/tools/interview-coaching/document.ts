import type { Block } from '#shared/document.ts';
import { bullets, facts, headed, numbered, paragraph, quote } from '../document-blocks.ts';
import { documentOf, writeSections } from '../document-section.ts';
import type { InterviewCoachingView } from './content.ts';
import { interviewCoachingOutline } from './outline.ts';

export function writeInterviewCoachingSections(view: InterviewCoachingView) {
  const { companyCultureOverview: culture } = view;
  return writeSections(interviewCoachingOutline, {
    'interview-prep': view.roleSpecificInterviewPrepGuide.map(({ label, points }) =>
      label === '' ? numbered(points) : headed(2, label, bullets(points)),
    ),
    'question-bank': view.sampleBehavioralTechnicalQA.map(({ category, questions }) =>
      questions.length === 0
        ? paragraph(category)
        : headed(2, category, questions.flatMap(writeQuestion)),
    ),
    'culture-tips': [
      paragraph(culture.text),
      headed(2, 'Core Values', bullets(culture.coreValues)),
      headed(2, 'Team Dynamics', paragraph(culture.teamDynamics)),
      headed(2, 'Work Environment', paragraph(culture.workEnvironment)),
      headed(2, 'Benefits and Perks', bullets(culture.benefitsAndPerks)),
      headed(2, 'Location Advantages', bullets(culture.locationAdvantages)),
    ],
    'success-metrics': [facts(view.whatSuccessLooksLikeBrief)],
    'video-script': [paragraph(view.videoScriptForLoomWalkthrough)],
  });
}

export const writeInterviewCoaching = documentOf(
  interviewCoachingOutline,
  writeInterviewCoachingSections,
);

type Question = InterviewCoachingView['sampleBehavioralTechnicalQA'][number]['questions'][number];

function writeQuestion({ question, keyPoints, sampleAnswer, sampleQuestions }: Question): Block[] {
  const parts = [
    ...bullets(keyPoints),
    ...quote(sampleAnswer, sampleAnswer && 'a sample answer'),
    ...headed(3, 'Follow-ups to expect', bullets(sampleQuestions)),
  ];
  return parts.length === 0 ? paragraph(question) : headed(3, question, parts);
}
