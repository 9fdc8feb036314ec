import { HeatGrid } from '#ui/charts/heat-grid.tsx';

import type { DocumentSection } from '../document-section.ts';
import { Block } from '../view-parts/block.tsx';
import { EditOnly } from '../view-parts/edit-only.tsx';
import { FactList, toFacts } from '../view-parts/fact-list.tsx';
import { PointsBlock } from '../view-parts/points-block.tsx';
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
        <EditOnly>
          <div className="grid gap-3 @xl:grid-cols-2">
            <PointsBlock
              title="Best days"
              path={['followUpTimingOptimizer', 'bestDaysToFollowUp']}
              items={timing.bestDaysToFollowUp}
            />
            <PointsBlock
              title="Best times"
              path={['followUpTimingOptimizer', 'bestTimesToFollowUp']}
              items={timing.bestTimesToFollowUp}
            />
          </div>
        </EditOnly>
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
