import { toParagraph } from '../craft/prose/casing.ts';
import type { Source } from '../source.ts';
import { draftCulture } from './draft/culture.ts';
import { draftGuide } from './draft/guide.ts';
import { describeCount, draftQuestionGroups, sayTopics } from './draft/questions.ts';
import { draftSuccess } from './draft/success.ts';
import { draftVideo } from './draft/video.ts';
import type { CoachingFigures } from './figures.ts';
import type { InterviewCoachingWriting } from './writing.ts';

export function draftInterviewCoaching(
  source: Source,
  figures: CoachingFigures,
): InterviewCoachingWriting {
  const questionGroups = draftQuestionGroups(source);
  return {
    toolDescription: toParagraph([
      `A preparation package for every candidate for the ${source.brief.title.clean} job, the same for all: the steps, ${describeCount(questionGroups)} questions, above all on ${sayTopics(source)}, and what the first year looks like`,
      'Sample answers show a shape; candidates use their own cases and words',
    ]),
    guide: draftGuide(source, figures),
    questionGroups,
    ...draftCulture(source),
    success: draftSuccess(source, figures),
    videoScript: draftVideo(source, figures),
  };
}
