import { TabbedView } from '../view-parts/tabbed-view.tsx';
import type { ViewProps } from '../view-props.ts';
import type { HiringSynopsisView as Content } from './content.ts';
import { writeHiringSynopsisSections } from './document.ts';
import { hiringSynopsisOutline } from './outline.ts';
import { Criteria } from './view-criteria.tsx';
import { DecisionsFirst } from './view-first-page.tsx';
import { ProcessMetrics } from './view-metrics.tsx';
import { Profiles } from './view-profiles.tsx';
import { Challenges, NextSteps } from './view-risks.tsx';
import { ExecutiveSummary } from './view-summary.tsx';

const guide = {
  title: 'How to Use This Synopsis',
  uses: {
    'executive-summary':
      'Send the mail to the hiring manager; paste the note into your tracking system.',
    'process-metrics': 'Forecasts at first: replace each with what you count.',
    'candidate-analysis': 'Profiles by fit, so you agree on who to look for.',
    'key-learnings': 'What was agreed on, how it is verified, what was learned.',
    challenges: 'Name an owner for each; the high ones first.',
    recommendations: 'Next steps with a name and a date. Follow up on the dates.',
  },
};

export function HiringSynopsisView(props: ViewProps<Content>) {
  const { content, onTabChange } = props;
  return (
    <TabbedView
      view={props}
      outline={hiringSynopsisOutline}
      written={writeHiringSynopsisSections(content)}
      label="Hiring synopsis"
      toast="label"
      emptyNotice="No hiring synopsis data available"
      guide={guide}
      first={<DecisionsFirst content={content} onTabChange={onTabChange} />}
      tabs={{
        'executive-summary': { drawn: <ExecutiveSummary formats={content.outputFormats} /> },
        'process-metrics': {
          drawn: (
            <ProcessMetrics
              metrics={content.processMetrics}
              insights={content.engagementMarketInsights}
            />
          ),
        },
        'candidate-analysis': {
          drawn: (
            <Profiles
              profiles={content.topCandidatesOverview}
              analysis={content.candidateAnalysis}
            />
          ),
        },
        'key-learnings': {
          drawn: (
            <Criteria
              criteria={content.agreedUponHiringCriteria}
              learnings={content.keyLearnings}
            />
          ),
        },
        challenges: { drawn: <Challenges risks={content.risksAssumptions} /> },
        recommendations: { drawn: <NextSteps steps={content.suggestedNextSteps} /> },
      }}
    />
  );
}
