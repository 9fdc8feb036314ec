import type { z } from 'zod';
import { tradeSchema } from './trade-schema.ts';

/** What holds for whoever learns a trade in the post; titles, papers, law and fields are the trade's. */
export const beginnersSchema = tradeSchema.omit({
  trade: true,
  plural: true,
  kind: true,
  serves: true,
  titles: true,
  specialties: true,
  settings: true,
  credentials: true,
  by_law: true,
});
export type Beginners = z.infer<typeof beginnersSchema>;
