import { z } from 'zod';
import { term, tradeSchema } from './trade-schema.ts';

const { shape } = tradeSchema;

/** What holds for whoever leads a team, whatever its work is. docs/knowledge.md tells how the files are put together. */
export const allTeamsSchema = z.strictObject({
  search: shape.search,
  objections: shape.objections,
  motivators: shape.motivators,
  cares_about: shape.cares_about,
  competencies: shape.competencies,
  references: shape.references,
  flags: shape.flags,
  intake: shape.intake.omit({ goals: true }),
  coaching: shape.coaching,
  engagement: shape.engagement,
  market: shape.market,
});
export type AllTeams = z.infer<typeof allTeamsSchema>;

const titles = z.array(term).min(2).max(8);

/** What is added for one kind of work. */
export const teamSchema = z.strictObject({
  titles: z
    .object({ any: titles })
    .catchall(titles)
    .describe('What leaders are called, by the file of the trade they lead; any for the others.'),
  posting: shape.posting,
  personas: shape.personas,
  work_sample: shape.work_sample,
  goals: shape.intake.shape.goals,
  rivals: z.array(shape.rivals.element).min(3),
  coaching_questions: z.array(shape.coaching.shape.questions.element).min(2),
  risks: z.array(shape.market.shape.risks.element).min(1),
});
export type Team = z.infer<typeof teamSchema>;
