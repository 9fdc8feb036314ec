import type { Block, Document } from '#shared/document.ts';
import { bullets, facts, headed, numbered, paragraph, quote } from '../document-blocks.ts';
import { assembleDocument, writeSection } from '../document-section.ts';
import type { InterviewCoachingView } from './content.ts';

export function writeInterviewCoachingSections(view: InterviewCoachingView) {
  const { companyCultureOverview: culture } = view;
  return {
    prep: writeSection(
      'Interview Prep',
      ...view.roleSpecificInterviewPrepGuide.map(({ label, points }) =>
        label === '' ? numbered(points) : headed(2, label, bullets(points)),
      ),
    ),
    questions: writeSection(
      'Question Bank',
      ...view.sampleBehavioralTechnicalQA.map(({ category, questions }) =>
        questions.length === 0
          ? paragraph(category)
          : headed(2, category, questions.flatMap(writeQuestion)),
      ),
    ),
    culture: writeSection(
      'Culture & Tips',
      paragraph(culture.text),
      headed(2, 'Core Values', bullets(culture.coreValues)),
      headed(2, 'Team Dynamics', paragraph(culture.teamDynamics)),
      headed(2, 'Work Environment', paragraph(culture.workEnvironment)),
      headed(2, 'Benefits and Perks', bullets(culture.benefitsAndPerks)),
      headed(2, 'Location Advantages', bullets(culture.locationAdvantages)),
    ),
    success: writeSection('Success Metrics', facts(view.whatSuccessLooksLikeBrief)),
    video: writeSection('Video Script', paragraph(view.videoScriptForLoomWalkthrough)),
  };
}

export function writeInterviewCoaching(view: InterviewCoachingView): Document {
  return assembleDocument('interviewCoaching', {
    description: view.toolDescription,
    sections: writeInterviewCoachingSections(view),
  });
}

type Question = InterviewCoachingView['sampleBehavioralTechnicalQA'][number]['questions'][number];

function writeQuestion({ question, keyPoints, sampleAnswer, sampleQuestions }: Question): Block[] {
  const parts = [
    ...bullets(keyPoints),
    ...quote(sampleAnswer, sampleAnswer && 'a sample answer'),
    ...headed(3, 'Follow-ups to expect', bullets(sampleQuestions)),
  ];
  return parts.length === 0 ? paragraph(question) : headed(3, question, parts);
}
