import type { Comparison } from './compare.ts';

/** Made one by one and closed when measured. */
export type Benchmark = () => Promise<{
  comparisons: Comparison[];
  /** What was measured as it is, in sentences. */
  figures?: string[];
  close: () => Promise<void>;
}>;
