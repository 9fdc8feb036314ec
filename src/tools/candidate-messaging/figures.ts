import { outreachPhrases } from '../craft/messages/outreach.ts';
import { outreachBenchmarks } from '../craft/messages/benchmarks.ts';
import { makePlan } from '../craft/plan.ts';
import type { Source } from '#plan/source.ts';

/** Characters a channel allows after merging; null where it sets none. */
export const channelLimits = {
  'LinkedIn InMail': 1900,
  'LinkedIn connection note': 300,
  'Text message': 160,
  'Phone, first 60 seconds': null,
  'In person, at a place where they meet': null,
  'LinkedIn post': 3000,
  'Facebook or community group': null,
  X: 280,
  'Short video, 30 seconds': null,
  'Post by a colleague (optional)': null,
} as const;

/** Shorter ones are answered more (LinkedIn 2022). */
export const BEST_INMAIL = 400;

/** Names are longer than their merge fields are short: what a field may become. */
export const MERGED_NAME = 12;

export function computeMessagingFigures(source: Source) {
  const { personas } = makePlan(source);
  return {
    limits: channelLimits,
    benchmarks: outreachBenchmarks,
    inMailLength: BEST_INMAIL,
    personas: personas.map(({ name, kind }) => {
      const [first, second, last] = outreachPhrases[kind].days;
      return { persona: name, days: [first, second, second + 2, last] };
    }),
  };
}
export type MessagingFigures = ReturnType<typeof computeMessagingFigures>;
