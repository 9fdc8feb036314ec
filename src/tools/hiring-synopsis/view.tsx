import { ResultView } from '../view-parts/result-view.tsx';
import { ViewSection } from '../view-parts/view-section.tsx';
import { ViewTabs } from '../view-parts/view-tabs.tsx';
import type { ViewProps } from '../view-props.ts';
import type { HiringSynopsisView as Content } from './content.ts';
import { writeHiringSynopsisSections } from './document.ts';
import { Criteria } from './view-criteria.tsx';
import { DecisionsFirst } from './view-first-page.tsx';
import { ProcessMetrics } from './view-metrics.tsx';
import { Profiles } from './view-profiles.tsx';
import { Challenges, NextSteps } from './view-risks.tsx';
import { ExecutiveSummary } from './view-summary.tsx';

const guide = {
  title: 'How to Use This Synopsis',
  items: [
    {
      name: 'Executive Summary',
      text: 'Send the mail to the hiring manager; paste the note into your tracking system.',
    },
    { name: 'Process Metrics', text: 'Forecasts at first: replace each with what you count.' },
    { name: 'Candidate Analysis', text: 'Profiles by fit, so that you agree on whom to look for.' },
    { name: 'Key Learnings', text: 'What was agreed on, how it is verified, what was learned.' },
    { name: 'Challenges', text: 'Name an owner for each; the high ones first.' },
    { name: 'Recommendations', text: 'Next steps with a name and a date. Follow up on the dates.' },
  ],
};

export function HiringSynopsisView({ content, tab, onTabChange, onEdit }: ViewProps<Content>) {
  const sections = writeHiringSynopsisSections(content);
  return (
    <ResultView
      content={content}
      sections={sections}
      onEdit={onEdit}
      toast="label"
      emptyNotice="No hiring synopsis data available"
      guide={guide}
      isForecast
    >
      <ViewTabs
        label="Hiring synopsis"
        tab={tab}
        onTabChange={onTabChange}
        tabs={[
          {
            id: 'executive-summary',
            label: 'Executive Summary',
            content: (
              <>
                <DecisionsFirst content={content} onTabChange={onTabChange} />
                <ViewSection of={sections.summary}>
                  <ExecutiveSummary formats={content.outputFormats} />
                </ViewSection>
              </>
            ),
          },
          {
            id: 'process-metrics',
            label: 'Process Metrics',
            content: (
              <ViewSection of={sections.metrics}>
                <ProcessMetrics
                  metrics={content.processMetrics}
                  insights={content.engagementMarketInsights}
                />
              </ViewSection>
            ),
          },
          {
            id: 'candidate-analysis',
            label: 'Candidate Analysis',
            content: (
              <ViewSection of={sections.profiles}>
                <Profiles
                  profiles={content.topCandidatesOverview}
                  analysis={content.candidateAnalysis}
                />
              </ViewSection>
            ),
          },
          {
            id: 'key-learnings',
            label: 'Key Learnings',
            content: (
              <ViewSection of={sections.learnings}>
                <Criteria
                  criteria={content.agreedUponHiringCriteria}
                  learnings={content.keyLearnings}
                />
              </ViewSection>
            ),
          },
          {
            id: 'challenges',
            label: 'Challenges',
            content: (
              <ViewSection of={sections.challenges}>
                <Challenges risks={content.risksAssumptions} />
              </ViewSection>
            ),
          },
          {
            id: 'recommendations',
            label: 'Recommendations',
            content: (
              <ViewSection of={sections.recommendations}>
                <NextSteps steps={content.suggestedNextSteps} />
              </ViewSection>
            ),
          },
        ]}
      />
    </ResultView>
  );
}
