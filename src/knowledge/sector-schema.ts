import { z } from 'zod';
import { employerNames } from './employers-schema.ts';
import { channelSchema, countries, kindsOfWork } from './trade-schema.ts';

const words = (most: number) =>
  z
    .string()
    .trim()
    .min(2)
    .refine((text) => text.split(/\s+/).length <= most, { error: `at most ${most} words` });

const rivals = z
  .array(z.strictObject({ kind: words(12), draw: words(16), counter: words(22) }))
  .min(2)
  .max(3);
const days = words(26);
const movesFor = z.array(words(10)).length(3);
const heldBackBy = z.array(words(10)).length(2);

/** A field of employers, whatever the work: what people of any trade find there, and who else wants them. */
export const sectorSchema = z.strictObject({
  name: words(7).describe('As in "accountant in social housing"; with its article.'),
  said: z.array(words(5)).min(1).describe('Words that name it as a background.'),
  is: z.array(words(5)).describe('Words of the name of an employer, or of what it says it is.'),
  employers: words(14).describe('Who employs such people, in running text.'),
  days,
  moves_for: movesFor,
  held_back_by: heldBackBy,
  other_days: z
    .array(
      z.strictObject({
        kinds: z.array(z.enum(kindsOfWork)).min(1),
        days,
        moves_for: movesFor,
        held_back_by: heldBackBy,
        rivals,
      }),
    )
    .default([])
    .describe('Kinds of work whose days there are others: the office of a nursing home.'),
  search: z.array(words(4)).min(1).max(6),
  usual_kinds: z
    .array(z.enum(kindsOfWork))
    .default([])
    .describe('Kinds of work whose trades tell of the sector themselves.'),
  not_for: z
    .array(z.string())
    .default([])
    .describe('Trades whose houses have the same name and are others: an animal hospital.'),
  usual_trades: z
    .array(z.string())
    .default([])
    .describe('Single trades of which the same is true.'),
  condition: z
    .enum(['clearance'])
    .optional()
    .describe('What only its houses demand of people: a job that does is one of theirs.'),
  unlike: z
    .array(words(4))
    .default([])
    .describe('Words of careers and boards that are worlds apart from it: left out.'),
  only_kinds: z
    .array(z.enum(kindsOfWork))
    .default([])
    .describe('Kinds of work it is told of, where not of all.'),
  public_houses: z
    .boolean()
    .default(false)
    .describe('Only public bodies belong to it: a firm that works for them does not.'),
  rivals,
  channels: z.partialRecord(z.enum(['any', ...countries]), z.array(channelSchema).max(3)),
  large: z.partialRecord(z.enum(countries), employerNames).default({}),
});
export type Sector = z.infer<typeof sectorSchema> & { id: string };
