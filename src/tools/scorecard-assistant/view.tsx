import { TabbedView } from '../view-parts/tabbed-view.tsx';
import type { ViewProps } from '../view-props.ts';
import type { ScorecardAssistantView as Content } from './content.ts';
import { writeScorecardAssistantSections } from './document.ts';
import { scorecardAssistantOutline } from './outline.ts';
import { Calibration, RedFlags } from './view-calibration.tsx';
import { ComparisonGrid } from './view-comparison-grid.tsx';
import { Decision } from './view-decision.tsx';
import { DecidesFirst } from './view-first-page.tsx';
import { InterviewScorecard } from './view-interview-scorecard.tsx';
import { References } from './view-references.tsx';

const guide = {
  title: 'How to Use This Scorecard',
  uses: {
    'interview-scorecard':
      'Print one for each interviewer. Score only what you saw, one criterion at a time.',
    'evaluation-criteria': 'Example profiles to calibrate the panel before the first interview.',
    'reference-questions': 'Ask all of them, and tick off what was confirmed.',
    'decision-framework': 'The rule is set before there are names; a person decides.',
    'red-flags': 'Signs that the panel drifts. Look after every third candidate.',
    calibration: 'How scores are added up, and what the numbers mean.',
  },
};

export function ScorecardAssistantView(props: ViewProps<Content>) {
  const { content, onTabChange } = props;
  return (
    <TabbedView
      view={props}
      outline={scorecardAssistantOutline}
      written={writeScorecardAssistantSections(content)}
      label="Scorecard"
      toast="label"
      emptyNotice="No scorecard assistant data available"
      guide={guide}
      first={<DecidesFirst content={content} onTabChange={onTabChange} />}
      tabs={{
        'interview-scorecard': {
          emptyNotice: 'Interview scorecard will appear here once scorecard is generated.',
          drawn: <InterviewScorecard criteria={content.customizedInterviewScorecard} />,
        },
        'evaluation-criteria': { drawn: <ComparisonGrid grid={content.candidateComparisonGrid} /> },
        'reference-questions': {
          drawn: (
            <References
              questions={content.referenceQuestions}
              checks={content.agreedUponCriteriaCheck}
            />
          ),
        },
        'decision-framework': { drawn: <Decision decision={content.aiPoweredRecommendation} /> },
        'red-flags': { drawn: <RedFlags drift={content.calibrationDriftAlert} /> },
        calibration: {
          hasStandIns: true,
          drawn: <Calibration panel={content.panelScoreSummary} />,
        },
      }}
    />
  );
}
