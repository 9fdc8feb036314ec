import { DotPlot } from '#ui/charts/dot-plot.tsx';

import type { PayScale } from './pay-scale.ts';

export function PayPlot({ scale }: { scale: PayScale }) {
  return (
    <DotPlot
      title="Proposed range and benchmarks"
      columns={['Benchmark', 'Pay']}
      rows={scale.points}
      band={{ ...scale.band, label: 'Proposed range' }}
    />
  );
}
