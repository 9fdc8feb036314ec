import type { ReactNode } from 'react';

import { Block, docText } from '../view-parts/block.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { FactList, toFacts } from '../view-parts/fact-list.tsx';
import { SampleMark } from '../view-parts/sample-mark.tsx';
import { ShowMore } from '../view-parts/show-more.tsx';
import type { MarketIntelView } from './content.ts';
import { readPayScale } from './pay-scale.ts';
import { PayPlot } from './view-pay-plot.tsx';

type Pay = MarketIntelView['compensationBenchmarking'];

const root = 'compensationBenchmarking';
const benchmarksShown = 4;

export function Compensation({ pay }: { pay: Pay }) {
  const scale = readPayScale({
    proposedRange: pay.proposedRange,
    benchmarks: pay.benchmarkData.slice(0, benchmarksShown),
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 @3xl:grid-cols-2">
        <Block title="Proposed range" framed>
          <OrSample field="proposedRange" text={pay.proposedRange} standIn="$32-38/hr" />
        </Block>
        <Block title="Market position" framed>
          <OrSample field="marketPosition" text={pay.marketPosition} standIn="Competitive" />
        </Block>
      </div>
      {scale && (
        <Block title="The range among the benchmarks" framed className="max-w-3xl">
          <PayPlot scale={scale} />
        </Block>
      )}
      <Text title="Percentile position" field="percentilePosition" pay={pay} />
      <Text title="Recommended" field="recommended" pay={pay} />
      {pay.benchmarkData.length > 0 && (
        <Block title="Benchmark data" className="max-w-3xl">
          <ShowMore
            items={toFacts(pay.benchmarkData, [root, 'benchmarkData'])}
            first={benchmarksShown}
          >
            {(shown) => <FactList items={shown} className="tabular" />}
          </ShowMore>
        </Block>
      )}
      <Text title="Total rewards" field="totalRewardsNote" pay={pay} />
      <Text title="Mind this" field="caveat" pay={pay} />
    </div>
  );
}

function OrSample({
  field,
  text,
  standIn,
}: {
  field: keyof Pay;
  text: string;
  standIn: string;
}): ReactNode {
  if (text !== '') {
    return (
      <EditableText
        path={[root, field]}
        text={text}
        label={field}
        className="font-serif text-lg leading-snug"
      />
    );
  }
  return (
    <p className="flex items-center gap-2 font-serif text-lg text-ink-faint">
      {standIn} <SampleMark />
    </p>
  );
}

function Text({
  title,
  field,
  pay,
}: {
  title: string;
  field: Exclude<keyof Pay, 'benchmarkData'>;
  pay: Pay;
}) {
  if (pay[field] === '') return null;
  return (
    <Block title={title} className="max-w-[75ch]">
      <EditableText
        path={[root, field]}
        text={pay[field]}
        label={title.toLowerCase()}
        className={docText}
      />
    </Block>
  );
}
