import { z } from 'zod';

/** What public figures say about a job, in words and numbers for a person to read; every figure with its source. */

const estimateSchema = z.object({
  count: z.number().describe('Rounded to two figures: an estimate, never a head count.'),
  low: z.number(),
  high: z.number(),
  text: z.string().describe('"about 5,600 (3,400 to 9,000)"'),
});

const placedAmountSchema = z.object({
  amount: z.number(),
  position: z.string().describe('"58th percentile", "above the 90th percentile"'),
});

const payFiguresSchema = z.object({
  area: z.string().describe('"United States", "Wyoming", "Tulsa, OK"'),
  year: z.int(),
  source: z.string(),
  period: z.enum(['hour', 'year']),
  percentiles: z.array(
    z.object({
      rank: z.int(),
      amount: z.number(),
      atLeast: z.boolean().describe('The survey only says "at least this".'),
    }),
  ),
  ownFigures: z.boolean().describe('False when they are those of a wider group of occupations.'),
  position: z
    .object({
      low: placedAmountSchema,
      high: placedAmountSchema,
      midpoint: placedAmountSchema,
      ratioToMedian: z.number().nullable(),
      method: z.string(),
    })
    .nullable()
    .describe('Null when the job states no pay that can be compared.'),
});

const poolSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none'), reason: z.string() }),
  z.object({
    kind: z.literal('estimate'),
    label: z.string(),
    population: z.number(),
    direct: estimateSchema.extend({ title: z.string() }),
    total: estimateSchema,
    winnable: z.number(),
    active: z.number(),
    passive: z.number(),
    matchQuality: z.array(
      z.object({ label: z.string(), count: z.number(), share: z.number(), rule: z.string() }),
    ),
    regions: z.array(
      z.object({
        label: z.string(),
        count: z.number(),
        share: z.number(),
        miles: z.number().nullable(),
        note: z.string().nullable(),
      }),
    ),
    method: z.array(z.string()),
    assumptions: z.array(z.string()),
    sources: z.array(z.string()),
  }),
]);

export const marketSummarySchema = z.object({
  occupation: z.object({ id: z.string(), name: z.string() }),
  pay: payFiguresSchema.nullable().describe('Null where no official figure may be shown.'),
  talentPool: poolSchema,
  difficulty: z.object({
    score: z.number().describe('0 to 10.'),
    formula: z.string(),
    parts: z.array(
      z.object({
        name: z.string(),
        score: z.number().nullable(),
        weight: z.number(),
        points: z.number(),
        reason: z.string(),
        rule: z.string(),
      }),
    ),
  }),
  rules: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      place: z.string().describe('"Colorado", "New York City", "European Union"'),
      text: z.string(),
      status: z.enum(['in force', 'coming']),
      from: z.string().nullable(),
      because: z.string(),
      source: z.string(),
      checked: z.string().describe('Month in which the source was read.'),
    }),
  ),
  rulesNote: z.string(),
});
export type MarketSummary = z.infer<typeof marketSummarySchema>;

export const RULES_NOTE = 'Hints with their sources, not legal advice.';
