import { StackedBarChart } from '#ui/charts/stacked-bar-chart.tsx';

import type { DocumentSection } from '../document-section.ts';
import { Block } from '../view-parts/block.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { Notice } from '../view-parts/notice.tsx';
import { ViewSection } from '../view-parts/view-section.tsx';
import { ViewTabs } from '../view-parts/view-tabs.tsx';
import type { EngagementTrackerView } from './content.ts';

type Rates = EngagementTrackerView['openClickReplyScorecard']['byChannel'];

interface ScorecardProps {
  content: EngagementTrackerView;
  section: DocumentSection;
  tab: string | undefined;
  onTabChange: (tab: string) => void;
}

export function Scorecard({ content, section, tab, onTabChange }: ScorecardProps) {
  const { byChannel, byStage, byCandidateProfile, basis } = content.openClickReplyScorecard;
  return (
    <ViewSection of={section}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <ViewTabs
          label="Open/Click/Reply Scorecard"
          sticky={false}
          tab={tab}
          onTabChange={onTabChange}
          tabs={[
            {
              id: 'by-channel',
              label: 'By Channel',
              content: <RatesChart title="Expected rates by channel" rates={byChannel} />,
            },
            {
              id: 'by-stage',
              label: 'By Stage',
              content: <RatesChart title="Expected rates by stage" rates={byStage} />,
            },
            {
              id: 'by-candidate-profile',
              label: 'By Candidate Profile',
              content: (
                <RatesChart
                  title="Expected rates by candidate profile"
                  rates={byCandidateProfile}
                />
              ),
            },
          ]}
        />
        {basis && (
          <Block title="Where the rates come from" className="max-w-[75ch]">
            <EditableText
              path={['openClickReplyScorecard', 'basis']}
              text={basis}
              label="basis of the rates"
              className="text-sm text-ink-soft"
            />
          </Block>
        )}
      </div>
    </ViewSection>
  );
}

function RatesChart({ title, rates }: { title: string; rates: Rates }) {
  if (rates.length === 0) return <Notice>No rates for this tab</Notice>;
  return (
    <StackedBarChart
      title={title}
      series={['Open Rate', 'Click Rate', 'Reply Rate']}
      rows={rates.map(({ label, openRate, clickRate, replyRate }) => ({
        label,
        values: [openRate, clickRate, replyRate],
      }))}
    />
  );
}
