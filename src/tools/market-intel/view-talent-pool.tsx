import { BarList } from '#ui/charts/bar-list.tsx';

import type { Labelled } from '../reading/labelled.ts';
import { Block } from '../view-parts/block.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { FactList, toFacts } from '../view-parts/fact-list.tsx';
import { ReadingOrder } from '../view-parts/reading-order.tsx';
import { TileRow } from '../view-parts/tile-row.tsx';
import type { MarketIntelView } from './content.ts';

type Pool = MarketIntelView['candidatePoolInsights'];

const root = 'candidatePoolInsights';

export function TalentPool({ pool }: { pool: Pool }) {
  const matches = listMatches(pool.candidateQuality);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-2">
        <TileRow
          items={[
            { label: 'Total estimate', text: pool.totalEstimate.text },
            { label: 'Active job seekers', text: pool.activeJobSeekers.text },
            { label: 'Passive candidates', text: pool.passiveCandidates.text },
            { label: 'Perfect match', text: pool.candidateQuality.perfectMatch.text },
          ]}
          isFigures
        />
        {modelsRadius(pool) && (
          <p className="text-sm text-ink-faint">
            The estimate models a 100-mile radius around the job.
          </p>
        )}
      </div>
      {matches.length > 1 && (
        <Block title="Who could do the job" framed className="max-w-2xl">
          <BarList
            title="People by quality of match"
            hue="blue"
            max={Math.max(pool.totalEstimate.value ?? 0, ...matches.map(({ value }) => value), 1)}
            items={matches}
          />
        </Block>
      )}
      {pool.method && (
        <Block title="How the figures are made" className="max-w-[75ch]">
          <EditableText
            path={[root, 'method']}
            text={pool.method}
            label="method"
            className="text-sm text-ink-soft"
          />
        </Block>
      )}
      <ReadingOrder>
        <Breakdown
          title="Regional Breakdown"
          field="regionalBreakdown"
          items={pool.regionalBreakdown}
        />
        <Breakdown
          title="Platform Availability"
          field="platformAvailability"
          items={pool.platformAvailability}
        />
        <Breakdown
          title="Industry Background"
          field="industryBackground"
          items={pool.industryBackground}
        />
        <Breakdown title="Match Quality" field="matchQuality" items={pool.matchQuality} />
      </ReadingOrder>
    </div>
  );
}

/** Of an estimate that names no other area: a remote job draws on a whole country. */
export function modelsRadius({ totalEstimate, method }: Pool): boolean {
  return totalEstimate.text !== '' && (method === '' || /\b100[\s-]miles?\b/i.test(method));
}

function Breakdown({
  title,
  field,
  items,
}: {
  title: string;
  field: keyof Pool;
  items: readonly Labelled[];
}) {
  if (items.length === 0) return null;
  return (
    <Block title={title}>
      <FactList items={toFacts(items, [root, field])} />
    </Block>
  );
}

function listMatches(quality: Pool['candidateQuality']) {
  const all = [
    { label: 'Perfect match', figure: quality.perfectMatch },
    { label: 'Strong match', figure: quality.strongMatch },
    { label: 'Trainable', figure: quality.trainable },
    { label: 'Out of reach on pay', figure: quality.outOfReachOnPay },
  ];
  return all.flatMap(({ label, figure: { value, text } }) =>
    value === null ? [] : [{ label, value, text }],
  );
}
