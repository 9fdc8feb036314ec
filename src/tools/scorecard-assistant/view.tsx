import { ResultView } from '../view-parts/result-view.tsx';
import { ViewSection } from '../view-parts/view-section.tsx';
import { ViewTabs } from '../view-parts/view-tabs.tsx';
import type { ViewProps } from '../view-props.ts';
import type { ScorecardAssistantView as Content } from './content.ts';
import { writeScorecardAssistantSections } from './document.ts';
import { Calibration, RedFlags } from './view-calibration.tsx';
import { ComparisonGrid } from './view-comparison-grid.tsx';
import { Decision } from './view-decision.tsx';
import { DecidesFirst } from './view-first-page.tsx';
import { InterviewScorecard } from './view-interview-scorecard.tsx';
import { References } from './view-references.tsx';

const guide = {
  title: 'How to Use This Scorecard',
  items: [
    {
      name: 'Interview Scorecard',
      text: 'Print one for each interviewer. Score what you saw, each criterion on its own.',
    },
    {
      name: 'Evaluation Criteria',
      text: 'Example profiles to calibrate the panel before the first interview.',
    },
    { name: 'Reference Questions', text: 'Ask all of them, and tick off what was confirmed.' },
    {
      name: 'Decision Framework',
      text: 'The rule is set before there are names; a person decides.',
    },
    { name: 'Red Flags', text: 'Signs that the panel drifts. Look after every third candidate.' },
    { name: 'Calibration', text: 'How scores are added up, and what the numbers mean.' },
  ],
};

export function ScorecardAssistantView({ content, tab, onTabChange, onEdit }: ViewProps<Content>) {
  const sections = writeScorecardAssistantSections(content);
  return (
    <ResultView
      content={content}
      sections={sections}
      onEdit={onEdit}
      toast="label"
      emptyNotice="No scorecard assistant data available"
      guide={guide}
      isForecast
    >
      <ViewTabs
        label="Scorecard"
        tab={tab}
        onTabChange={onTabChange}
        tabs={[
          {
            id: 'interview-scorecard',
            label: 'Interview Scorecard',
            content: (
              <>
                <DecidesFirst content={content} onTabChange={onTabChange} />
                <ViewSection
                  of={sections.scorecard}
                  emptyNotice="Interview scorecard will appear here once scorecard is generated."
                >
                  <InterviewScorecard criteria={content.customizedInterviewScorecard} />
                </ViewSection>
              </>
            ),
          },
          {
            id: 'evaluation-criteria',
            label: 'Evaluation Criteria',
            content: (
              <ViewSection of={sections.criteria}>
                <ComparisonGrid grid={content.candidateComparisonGrid} />
              </ViewSection>
            ),
          },
          {
            id: 'reference-questions',
            label: 'Reference Questions',
            content: (
              <ViewSection of={sections.references}>
                <References
                  questions={content.referenceQuestions}
                  checks={content.agreedUponCriteriaCheck}
                />
              </ViewSection>
            ),
          },
          {
            id: 'decision-framework',
            label: 'Decision Framework',
            content: (
              <ViewSection of={sections.decision}>
                <Decision decision={content.aiPoweredRecommendation} />
              </ViewSection>
            ),
          },
          {
            id: 'red-flags',
            label: 'Red Flags',
            content: (
              <ViewSection of={sections.redFlags}>
                <RedFlags drift={content.calibrationDriftAlert} />
              </ViewSection>
            ),
          },
          {
            id: 'calibration',
            label: 'Calibration',
            content: (
              <ViewSection of={sections.calibration} hasStandIns>
                <Calibration panel={content.panelScoreSummary} />
              </ViewSection>
            ),
          },
        ]}
      />
    </ResultView>
  );
}
