import { TabbedView } from '../view-parts/tabbed-view.tsx';
import type { ViewProps } from '../view-props.ts';
import type { InterviewCoachingView as Content } from './content.ts';
import { writeInterviewCoachingSections } from './document.ts';
import { interviewCoachingOutline } from './outline.ts';
import { Culture } from './view-culture.tsx';
import { DayFirst } from './view-first-page.tsx';
import { PrepGuide } from './view-prep.tsx';
import { QuestionBank } from './view-questions.tsx';
import { SuccessBrief, VideoScript } from './view-success.tsx';

const guide = {
  title: 'How to Use This Coaching Package',
  uses: {
    'interview-prep':
      'Send it to every candidate, the same words to all, as soon as a date is set.',
    'question-bank':
      'Practise with the key points. The sample answers show a shape, not the words to say.',
    'culture-tips': 'What the team is like, for questions about daily life.',
    'success-metrics': 'What the first year should bring, so both sides can choose.',
    'video-script': 'Record it once; the times say what to show when.',
  },
};

export function InterviewCoachingView(props: ViewProps<Content>) {
  const { content, onTabChange } = props;
  return (
    <TabbedView
      view={props}
      outline={interviewCoachingOutline}
      written={writeInterviewCoachingSections(content)}
      label="Interview coaching"
      toast="label"
      emptyNotice="No interview coaching data available"
      guide={guide}
      first={<DayFirst content={content} onTabChange={onTabChange} />}
      tabs={{
        'interview-prep': { drawn: <PrepGuide parts={content.roleSpecificInterviewPrepGuide} /> },
        'question-bank': {
          drawn: <QuestionBank categories={content.sampleBehavioralTechnicalQA} />,
        },
        'culture-tips': { drawn: <Culture culture={content.companyCultureOverview} /> },
        'success-metrics': {
          drawn: <SuccessBrief milestones={content.whatSuccessLooksLikeBrief} />,
        },
        'video-script': { drawn: <VideoScript script={content.videoScriptForLoomWalkthrough} /> },
      }}
    />
  );
}
