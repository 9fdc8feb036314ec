import { vary } from '../craft/vary.ts';
import type { Source } from '../source.ts';
import { draftCulture } from './draft/culture.ts';
import { draftGuide } from './draft/guide.ts';
import { describeCount, draftQuestionGroups, sayTopics } from './draft/questions.ts';
import { draftSuccess } from './draft/success.ts';
import { draftVideo } from './draft/video.ts';
import type { CoachingFigures } from './figures.ts';
import type { InterviewCoachingWriting } from './writing.ts';

const descriptions = [
  'A preparation package for every candidate for the {title} job, the same for all: the steps, {count} questions, above all on {topics}, and the first year. Sample answers show a shape; candidates use their own cases.',
  'To send to everyone who is invited for the {title} job. It tells what is asked ({count} questions; {topics} come first) and what a good answer holds. The answers in it are examples of form.',
  'What a candidate for the {title} job may know beforehand: steps, {count} questions around {topics}, the way of working, a video. Nobody gets more or less than this.',
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
