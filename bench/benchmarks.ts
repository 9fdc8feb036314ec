import { allTenBenchmark } from './all-ten.ts';
import { besideFloodBenchmark } from './beside-flood.ts';
import { builtInWriterBenchmark } from './built-in-writer.ts';
import { combinedPdfBenchmark } from './combined-pdf.ts';
import type { Benchmark } from './benchmark.ts';
import { jobListBenchmarks } from './jobs-10000.ts';
import { readingBenchmark } from './reading.ts';
import { tenOutputsBenchmark } from './ten-outputs.ts';

export const benchmarks: Benchmark[] = [
  allTenBenchmark,
  tenOutputsBenchmark,
  builtInWriterBenchmark,
  readingBenchmark,
  jobListBenchmarks,
  combinedPdfBenchmark,
  besideFloodBenchmark,
];
