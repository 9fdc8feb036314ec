import { benchmarks } from './benchmarks.ts';
import { compare } from './compare.ts';

export async function run(): Promise<void> {
  for (const prepare of benchmarks) {
    const { comparisons, figures = [], close } = await prepare();
    for (const figure of figures) console.log(figure);
    for (const comparison of comparisons) {
      const { name, ratio, baselineMs, candidateMs } = await compare(comparison);
      console.log(
        `${name}: ${ratio.toFixed(2)} times the baseline (${candidateMs.toFixed(2)} ms against ${baselineMs.toFixed(2)} ms)`,
      );
    }
    await close();
  }
}
