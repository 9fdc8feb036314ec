import { PieChart } from '#ui/charts/pie-chart.tsx';

import type { DocumentSection } from '../document-section.ts';
import { Block, docText } from '../view-parts/block.tsx';
import { BulletList, EditableList } from '../view-parts/editable-list.tsx';
import { ShowMore } from '../view-parts/show-more.tsx';
import { ViewSection } from '../view-parts/view-section.tsx';
import type { EngagementTrackerView } from './content.ts';
import { listSentiments } from './document.ts';

const insightsShown = 3;

export function Sentiment({
  content,
  section,
}: {
  content: EngagementTrackerView;
  section: DocumentSection;
}) {
  const summary = content.engagementSentimentSummary;
  const average = summary.averageSentimentScore;
  return (
    <ViewSection of={section}>
      <div className="grid gap-4">
        <PieChart title="Expected sentiment" parts={listSentiments(summary)} />
        {average !== null && (
          <p className="text-ink-soft">
            Average sentiment{' '}
            <strong className="tabular font-semibold text-ink">{Math.round(average * 100)}%</strong>
          </p>
        )}
        {summary.qualitative.length > 0 && (
          <Block title="Key insights">
            <EditableList
              path={['engagementSentimentSummary', 'qualitative']}
              items={summary.qualitative}
              label="key insights"
            >
              <ShowMore items={summary.qualitative} first={insightsShown}>
                {(shown) => <BulletList items={shown} className={docText} />}
              </ShowMore>
            </EditableList>
          </Block>
        )}
      </div>
    </ViewSection>
  );
}
