import { vary } from '../craft/vary.ts';
import type { Source } from '#plan/source.ts';
import { draftCulture } from './draft/culture.ts';
import { draftGuide } from './draft/guide.ts';
import { describeCount, draftQuestionGroups, sayTopics } from './draft/questions.ts';
import { draftSuccess } from './draft/success.ts';
import { draftVideo } from './draft/video.ts';
import type { CoachingFigures } from './figures.ts';
import type { InterviewCoachingWriting } from './writing.ts';

const descriptions = [
  'For every candidate invited for the {title} job, the same for all: {count} questions, {topics} first. Sample answers show a shape.',
  'To send to everyone invited for the {title} job. It tells what is asked ({count} questions; first {topics}) and what a good answer holds.',
  'What a candidate for the {title} job may know beforehand: steps, {count} questions around {topics}, a video. Nobody gets more or less.',
];

export function draftInterviewCoaching(
  source: Source,
  figures: CoachingFigures,
): InterviewCoachingWriting {
  const questionGroups = draftQuestionGroups(source);
  return {
    toolDescription: vary(source, 'coaching', descriptions, {
      title: source.brief.title.clean,
      count: describeCount(questionGroups),
      topics: sayTopics(source),
    }),
    guide: draftGuide(source, figures),
    questionGroups,
    ...draftCulture(source),
    success: draftSuccess(source, figures),
    videoScript: draftVideo(source, figures),
  };
}
