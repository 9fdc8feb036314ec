import { z } from 'zod';
import { goal, id, kindsOfWork, term, words, workSample } from './trade-schema.ts';

const practice = z.strictObject({
  question: words(24),
  points: z.array(words(9)).length(3),
  answer: words(75),
});

/** Work that occurs in many trades, with what good work looks like there. docs/knowledge.md tells how to write one. */
export const activity = z.strictObject({
  id,
  name: words(7).describe('A whole noun phrase that a manager would say.'),
  told: words(14)
    .regex(/^[a-z][^.]*$/, 'as it stands behind "You would", without a full stop')
    .optional()
    .describe('What one does, as it is said aloud to whoever may do it: "run the payroll".'),
  in_short: words(5)
    .regex(/^(?!and |or )[^.,;:]+$/, 'a noun phrase without commas or a full stop')
    .optional()
    .describe(
      'How it is called in a row with other work: "the close". Without it the name stands, where it names one thing.',
    ),
  called_for_by: z.array(term).min(1).max(90),
  looks_like: words(26),
  question: words(40),
  strong: words(30),
  weak: words(22),
  probe: words(24),
  practice: practice.describe(
    'What candidates may practice: another question than the scored one, with a sample.',
  ),
  led: practice
    .optional()
    .describe(
      'The same for whoever leads such work: what they decided, and what their people did.',
    ),
  sample: workSample
    .omit({ shows: true })
    .optional()
    .describe('A short piece of this very work, for jobs in which it is the main thing.'),
  goal: goal.optional().describe('What can be seen of this work after three months.'),
  people: z
    .strictObject({
      titles: z.array(term).min(2).max(6),
      now: words(30),
      moves_for: z.array(words(14)).length(2),
      held_back_by: z.array(words(14)).length(2),
      question: words(18).regex(/\?$/, 'ends with a question mark'),
    })
    .optional()
    .describe('Who does this every day, as a kind of career: for jobs that no trade knows.'),
  only_in: z.array(z.enum(kindsOfWork)).optional().describe('Holds in these kinds of work alone.'),
  not_in: z.array(z.enum(kindsOfWork)).optional().describe('Does not hold in these.'),
  also_in: z
    .array(z.enum(['schedule']))
    .default([])
    .describe('Lines on hours speak of it, too.'),
  with_others: z
    .boolean()
    .default(false)
    .describe('Lines that say with whom one works, or whom one coaches, speak of it, too.'),
  is_manner: z
    .boolean()
    .default(false)
    .describe('How somebody works; weighs only as much as the job speaks of it.'),
  of_titles: z
    .array(term)
    .min(1)
    .optional()
    .describe('Kept to a profession: whoever has none of these words in the title does not do it.'),
  at_home_in: z
    .array(z.enum(kindsOfWork))
    .optional()
    .describe(
      'A trade of its own in these kinds of work; in others one late line does not call for it.',
    ),
});

export const activitiesSchema = z.strictObject({
  area: words(8),
  at_home_in: z
    .array(z.enum(kindsOfWork))
    .optional()
    .describe('The same for all of its activities that name none of their own.'),
  activities: z.array(activity).min(3),
});

export type Activity = z.infer<typeof activity>;
