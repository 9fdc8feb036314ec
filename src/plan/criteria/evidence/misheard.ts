import { areaOf } from '#knowledge/home-areas.ts';
import { hearingWeights } from './data/hearing-weights.data.ts';
import { hearingSignals, listSignals, type Hearing, type JobHeard } from './hearing-signals.ts';

/**
 * Whether a phrase was heard by chance: "learning system" in a job on genomes is no course that is administered. The
 * weights of the signals are learned from lines that people judged.
 */
export function isMisheard(hearing: Hearing, job: JobHeard): boolean {
  const { weights, offset, byActivity, byAreaAndKind, limit } = hearingWeights;
  const signals = listSignals(hearing, job);
  const { id } = hearing.heard.activity;
  const score = hearingSignals.reduce(
    (sum, name) => sum + weights[name] * signals[name],
    offset +
      (byActivity.get(id) ?? 0) +
      (byAreaAndKind.get(`${areaOf(id) ?? ''} ${job.kind}`) ?? 0),
  );
  return score > limit;
}
