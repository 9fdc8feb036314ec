import { ResultView } from '../view-parts/result-view.tsx';
import { ViewSection } from '../view-parts/view-section.tsx';
import { ViewTabs } from '../view-parts/view-tabs.tsx';
import type { ViewProps } from '../view-props.ts';
import type { InterviewCoachingView as Content } from './content.ts';
import { writeInterviewCoachingSections } from './document.ts';
import { Culture } from './view-culture.tsx';
import { DayFirst } from './view-first-page.tsx';
import { PrepGuide } from './view-prep.tsx';
import { QuestionBank } from './view-questions.tsx';
import { SuccessBrief, VideoScript } from './view-success.tsx';

const guide = {
  title: 'How to Use This Coaching Package',
  items: [
    {
      name: 'Interview Prep',
      text: 'Send it to every candidate, the same words to all, as soon as a date is set.',
    },
    {
      name: 'Question Bank',
      text: 'Practise with the key points. The sample answers show a shape, not the words to say.',
    },
    { name: 'Culture & Tips', text: 'What the team is like, for questions about daily life.' },
    {
      name: 'Success Metrics',
      text: 'What the first year should bring, so both sides can choose.',
    },
    { name: 'Video Script', text: 'Record it once; the times say what to show when.' },
  ],
};

export function InterviewCoachingView({ content, tab, onTabChange, onEdit }: ViewProps<Content>) {
  const sections = writeInterviewCoachingSections(content);
  return (
    <ResultView
      content={content}
      sections={sections}
      onEdit={onEdit}
      toast="label"
      emptyNotice="No interview coaching data available"
      guide={guide}
    >
      <ViewTabs
        label="Interview coaching"
        tab={tab}
        onTabChange={onTabChange}
        tabs={[
          {
            id: 'interview-prep',
            label: 'Interview Prep',
            content: (
              <>
                <DayFirst content={content} onTabChange={onTabChange} />
                <ViewSection of={sections.prep}>
                  <PrepGuide parts={content.roleSpecificInterviewPrepGuide} />
                </ViewSection>
              </>
            ),
          },
          {
            id: 'question-bank',
            label: 'Question Bank',
            content: (
              <ViewSection of={sections.questions}>
                <QuestionBank categories={content.sampleBehavioralTechnicalQA} />
              </ViewSection>
            ),
          },
          {
            id: 'culture-tips',
            label: 'Culture & Tips',
            content: (
              <ViewSection of={sections.culture}>
                <Culture culture={content.companyCultureOverview} />
              </ViewSection>
            ),
          },
          {
            id: 'success-metrics',
            label: 'Success Metrics',
            content: (
              <ViewSection of={sections.success}>
                <SuccessBrief milestones={content.whatSuccessLooksLikeBrief} />
              </ViewSection>
            ),
          },
          {
            id: 'video-script',
            label: 'Video Script',
            content: (
              <ViewSection of={sections.video}>
                <VideoScript script={content.videoScriptForLoomWalkthrough} />
              </ViewSection>
            ),
          },
        ]}
      />
    </ResultView>
  );
}
