import { employerWeights } from './employer-weights.data.ts';

let weights: Map<string, number> | undefined;

function unpack(): Map<string, number> {
  return new Map(
    employerWeights.split('\n').map((line): [string, number] => {
      const [signal = '', weight = '0'] = line.split('\t');
      return [signal, Number(weight) / 100];
    }),
  );
}

/** How much all signals of a name, or of a text that names nobody, weigh together. */
export function weighSignals(signals: readonly string[]): number {
  weights ??= unpack();
  return signals.reduce((sum, signal) => sum + (weights!.get(signal) ?? 0), 0);
}
