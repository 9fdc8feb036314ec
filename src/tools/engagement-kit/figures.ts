import { outreachPhrases } from '../craft/messages/outreach.ts';
import { outreachBenchmarks } from '../craft/messages/benchmarks.ts';
import { makePlan } from '../craft/plan.ts';
import type { Source } from '#plan/source.ts';

/** Who is written to, on which days, and which voicemails there are; the same whoever writes. */
export function computeKitFigures(source: Source) {
  const { personas, pay } = makePlan(source);
  return {
    voicemailTypes: ['Database Outreach', 'Live Missed Call', 'Warm Referral'] as const,
    pay: pay.range,
    benchmarks: outreachBenchmarks,
    personas: personas.map(({ name, kind }) => {
      const { stepNames, days } = outreachPhrases[kind];
      return {
        persona: name,
        stages: stepNames.map((step, index) => `${index + 1}. ${step} (day ${days[index]})`),
      };
    }),
  };
}
export type KitFigures = ReturnType<typeof computeKitFigures>;
