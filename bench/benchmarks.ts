import { allTenBenchmark } from './all-ten.ts';
import { besideFloodBenchmark } from './beside-flood.ts';
import { builtInWriterBenchmark } from './built-in-writer.ts';
import { combinedPdfBenchmark } from './combined-pdf.ts';
import type { Comparison } from './compare.ts';
import { jobListBenchmarks } from './jobs-10000.ts';
import { readingBenchmark } from './reading.ts';
import { tenOutputsBenchmark } from './ten-outputs.ts';

/** Made one by one and closed when measured. */
export type Benchmark = () => Promise<{
  comparisons: Comparison[];
  /** What was measured as it is, in sentences. */
  figures?: string[];
  close: () => Promise<void>;
}>;

export const benchmarks: Benchmark[] = [
  allTenBenchmark,
  tenOutputsBenchmark,
  builtInWriterBenchmark,
  readingBenchmark,
  jobListBenchmarks,
  combinedPdfBenchmark,
  besideFloodBenchmark,
];
