import { z } from 'zod';
import { filledWordList, words } from '../stored-fields.ts';

/** What the figures mean; every figure itself is put in by code. */
export const marketWriting = z.strictObject({
  whatItMeans: filledWordList.describe(
    'One to three sentences: what the difficulty changes in this search, and the fastest lever.',
  ),
  recommendedPay: words.describe('What to do about the pay, with the figures given and no others.'),
  competitionRationale: filledWordList.describe(
    'Who competes, on what they win and on what this job wins.',
  ),
  competitors: z
    .array(
      z.strictObject({
        name: words.describe('Exactly as in the figures.'),
        draw: words.describe('What draws people there; an assumption is called one.'),
        counter: words.describe('What of this job answers it.'),
      }),
    )
    .describe('One for each competitor of the figures.'),
  risks: z
    .array(
      z.strictObject({
        title: words,
        description: words,
        impact: words.describe('What follows for this search, or what to do about it.'),
      }),
    )
    .min(2),
  recommendations: z
    .array(
      z.strictObject({
        title: words,
        recommendation: words.describe('What to do, by whom or when, for this job.'),
      }),
    )
    .min(2),
  optimalHiringWindow: words.describe(
    'When to open, accept and start, by the dates of the figures.',
  ),
  seasonalFactors: filledWordList.describe('What the calendar of this work does to the search.'),
});
export type MarketWriting = z.infer<typeof marketWriting>;
