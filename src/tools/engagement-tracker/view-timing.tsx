import { HeatGrid } from '#ui/charts/heat-grid.tsx';

import type { DocumentSection } from '../document-section.ts';
import { Block } from '../view-parts/block.tsx';
import { EditableList } from '../view-parts/editable-list.tsx';
import { FactList, toFacts } from '../view-parts/fact-list.tsx';
import { ShowMore } from '../view-parts/show-more.tsx';
import { ViewSection } from '../view-parts/view-section.tsx';
import type { EngagementTrackerView } from './content.ts';
import { followUpDays, mapFollowUpHeat } from './follow-up-heat.ts';

const cadencesShown = 3;

export function FollowUpTiming({
  content,
  section,
}: {
  content: EngagementTrackerView;
  section: DocumentSection;
}) {
  const timing = content.followUpTimingOptimizer;
  const rows = mapFollowUpHeat({
    days: timing.bestDaysToFollowUp,
    times: timing.bestTimesToFollowUp,
  });
  const path = ['followUpTimingOptimizer', 'cadenceRecommendations'];
  return (
    <ViewSection of={section}>
      <div className="grid gap-5">
        <HeatGrid title="When to follow up" columns={followUpDays} rows={rows} />
        <div className="grid gap-1 text-ink-soft">
          <Best label="Best days" field="bestDaysToFollowUp" items={timing.bestDaysToFollowUp} />
          <Best label="Best times" field="bestTimesToFollowUp" items={timing.bestTimesToFollowUp} />
        </div>
        {timing.cadenceRecommendations.length > 0 && (
          <Block title="Cadence recommendations">
            <ShowMore items={toFacts(timing.cadenceRecommendations, path)} first={cadencesShown}>
              {(shown) => <FactList items={shown} layout="stacked" />}
            </ShowMore>
          </Block>
        )}
      </div>
    </ViewSection>
  );
}

function Best({ label, field, items }: { label: string; field: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <EditableList
      path={['followUpTimingOptimizer', field]}
      items={items}
      label={label.toLowerCase()}
    >
      <p dir="auto" className="wrap-anywhere">
        {label}: <span className="font-medium text-ink">{items.join(', ')}</span>
      </p>
    </EditableList>
  );
}
