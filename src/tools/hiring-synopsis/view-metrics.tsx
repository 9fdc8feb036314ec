import type { Labelled } from '../reading/labelled.ts';
import { Block } from '../view-parts/block.tsx';
import { FactList, toFacts } from '../view-parts/fact-list.tsx';
import { PointsBlock } from '../view-parts/points-block.tsx';
import type { HiringSynopsisView } from './content.ts';

const root = 'engagementMarketInsights';

interface ProcessMetricsProps {
  metrics: HiringSynopsisView['processMetrics'];
  insights: HiringSynopsisView['engagementMarketInsights'];
}

export function ProcessMetrics({ metrics, insights }: ProcessMetricsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 @4xl:grid-cols-2">
      <Facts title="Process" items={metrics} path={['processMetrics']} />
      <Facts
        title="Engagement"
        items={insights.candidateEngagementMetrics}
        path={[root, 'candidateEngagementMetrics']}
      />
      <PointsBlock
        title="Sourcing channels"
        path={[root, 'sourcingChannelPerformance']}
        items={insights.sourcingChannelPerformance}
      />
      <Facts
        title="Market conditions"
        items={insights.marketConditions}
        path={[root, 'marketConditions']}
      />
      <PointsBlock
        title="Feedback themes"
        path={[root, 'candidateFeedbackThemes']}
        items={insights.candidateFeedbackThemes}
      />
    </div>
  );
}

function Facts({
  title,
  items,
  path,
}: {
  title: string;
  items: readonly Labelled[];
  path: readonly string[];
}) {
  if (items.length === 0) return null;
  return (
    <Block title={title}>
      <FactList items={toFacts(items, path)} className="tabular" />
    </Block>
  );
}
