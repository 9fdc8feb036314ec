import { Funnel } from '#ui/charts/funnel.tsx';

import { readFunnel } from '../reading/counts.ts';
import type { Labelled } from '../reading/labelled.ts';
import { Block } from '../view-parts/block.tsx';
import { FactList, toFacts } from '../view-parts/fact-list.tsx';
import { PointsBlock } from '../view-parts/points-block.tsx';
import { ReadingOrder } from '../view-parts/reading-order.tsx';
import type { HiringSynopsisView } from './content.ts';

const root = 'engagementMarketInsights';

interface ProcessMetricsProps {
  metrics: HiringSynopsisView['processMetrics'];
  insights: HiringSynopsisView['engagementMarketInsights'];
}

export function ProcessMetrics({ metrics, insights }: ProcessMetricsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Plan metrics={metrics} />
      <ReadingOrder>
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
      </ReadingOrder>
    </div>
  );
}

/** The first fact that counts people from step to step is also drawn. */
function Plan({ metrics }: Pick<ProcessMetricsProps, 'metrics'>) {
  const steps = metrics.map(({ text }) => readFunnel(text)).find((found) => found !== undefined);
  const first = steps?.[0];
  const last = steps?.at(-1);
  if (!steps || !first || !last) return null;
  return (
    <Block title="The plan from first contact to start" framed>
      <Funnel
        title="People at each step of the plan"
        summary={`${first.count.toLocaleString('en-US')} ${first.label} lead to ${last.count} ${last.label} in ${steps.length} steps.`}
        steps={steps.map(({ label, count }) => ({ label: capitalize(label), count }))}
      />
    </Block>
  );
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
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
