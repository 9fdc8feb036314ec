import { benchmarks } from './benchmarks.ts';
import { compare } from './compare.ts';

export async function run(): Promise<void> {
  if (benchmarks.length === 0) {
    console.log('Nothing is measured yet. Add a comparison to bench/benchmarks.ts.');
  }
  for (const benchmark of benchmarks) {
    const { name, ratio, baselineMs, candidateMs } = await compare(benchmark);
    console.log(
      `${name}: ${ratio.toFixed(2)} times the baseline (${candidateMs.toFixed(2)} ms against ${baselineMs.toFixed(2)} ms)`,
    );
  }
}
