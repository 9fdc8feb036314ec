import { z } from 'zod';
import { id, term, tradeSchema } from './trade-schema.ts';

const { shape } = tradeSchema;
const atLeast = <Item extends z.ZodType>(list: z.ZodArray<Item>, least: number, most: number) =>
  z.array(list.element).min(least).max(most);

/**
 * A trade in short: what a recruiter says of it that holds for no other. What people are judged by are activities that
 * are written already; what holds for all work of its kind is taken from there. docs/knowledge.md tells how to write one.
 */
export const shortTradeSchema = tradeSchema
  .omit({ work_sample: true, references: true, engagement: true })
  .extend({
    called_for_by: z
      .array(term)
      .min(10)
      .max(36)
      .describe('What jobs of this trade say and those of no other do.'),
    work: z.array(id).min(4).max(10).describe('Activities, what fills most days first.'),
    competencies: z.array(shape.competencies.element).max(6).default([]),
    credentials: shape.credentials.default({ any: [] }),
    channels: shape.channels.default({ any: [] }),
    rivals: atLeast(shape.rivals, 4, 8),
    personas: atLeast(shape.personas, 4, 8),
    objections: atLeast(shape.objections, 4, 8),
    references: z.array(shape.references.element).length(4),
    flags: atLeast(shape.flags, 4, 8),
    intake: shape.intake.omit({ steps: true }).extend({
      questions: atLeast(shape.intake.shape.questions, 6, 10),
      assumptions: atLeast(shape.intake.shape.assumptions, 3, 6),
      steps: shape.intake.shape.steps.optional(),
    }),
    coaching: shape.coaching.omit({ what_happens: true, video: true, questions: true }).extend({
      questions: atLeast(shape.coaching.shape.questions, 2, 10),
    }),
    engagement: shape.engagement.omit({ nudges: true, ends_search: true }),
    work_sample: shape.work_sample.optional(),
  });

export type ShortTrade = z.infer<typeof shortTradeSchema>;

/** Whether the content of a file is meant as a trade in short. */
export const isShortTrade = (content: unknown): boolean =>
  typeof content === 'object' && content !== null && 'work' in content;
