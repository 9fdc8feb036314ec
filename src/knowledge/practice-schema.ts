import { z } from 'zod';
import { id, words } from './trade-schema.ts';

/** What candidates may practice for an activity: another question than the one that is scored, and a sample answer. */
const practice = z.strictObject({
  to: id.describe('The id of the activity.'),
  question: words(24),
  points: z.array(words(9)).length(3),
  answer: words(75),
});

export const practiceSchema = z.strictObject({ answers: z.array(practice).min(3) });

export type Practice = z.infer<typeof practice>;
