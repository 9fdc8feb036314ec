import { FirstPage } from '../view-parts/first-page.tsx';
import type { MarketIntelView } from './content.ts';
import { readPayScale } from './pay-scale.ts';
import { PayPlot } from './view-pay-plot.tsx';

const benchmarksShown = 4;

interface PayFirstProps {
  pay: MarketIntelView['compensationBenchmarking'];
  onTabChange: (tab: string) => void;
}

/** Pay against the market: the verdict, and a picture where the figures can be drawn. */
export function PayFirst({ pay, onTabChange }: PayFirstProps) {
  if (pay.marketPosition === '') return null;
  const scale = readPayScale({
    proposedRange: pay.proposedRange,
    benchmarks: pay.benchmarkData.slice(0, benchmarksShown),
  });
  return (
    <FirstPage
      title="Pay against the market"
      more={{ label: 'Compensation', onPress: () => onTabChange('compensation') }}
    >
      <p dir="auto" className="mb-3 max-w-[75ch] text-md font-medium wrap-anywhere">
        {pay.marketPosition}
      </p>
      {scale && (
        <div className="max-w-3xl">
          <PayPlot scale={scale} />
        </div>
      )}
    </FirstPage>
  );
}
