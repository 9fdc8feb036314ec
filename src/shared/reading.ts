import { z } from 'zod';
import { fieldsOfJob } from './job-fields.ts';
import { evidenceSchema, paySchema } from './parsed-job.ts';

/** A job text as it was read: every unit of it with its role, and the values found in them. */

export const unitRoles = [
  'title',
  'head',
  'company',
  'team',
  'overview',
  'duty',
  'must',
  'nice',
  'pay',
  'benefit',
  'schedule',
  'place',
  'process',
  'legal',
  'noise',
] as const;
export const unitRoleSchema = z.enum(unitRoles);
export type UnitRole = z.infer<typeof unitRoleSchema>;

export const unitSchema = z.object({
  text: z.string().describe('Its words without bullet, number, label and markup.'),
  start: z.int().min(0).describe('Where its words begin in the text as pasted.'),
  end: z.int().min(0),
  shape: z.enum(['heading', 'item', 'line', 'sentence']),
  heading: z.string().nullable().describe('The heading it stands under.'),
  label: z
    .string()
    .nullable()
    .describe('"Location" of "Location: Paris", also when it stands on the line before.'),
  role: unitRoleSchema,
  also: z.array(unitRoleSchema).describe('Further roles of a unit that mixes several.'),
  confidence: z.number().min(0).max(1),
});
/** A line, or a sentence of a long line. */
export type Unit = z.infer<typeof unitSchema>;

const found = <Value extends z.ZodType>(value: Value) =>
  z.object({
    value,
    confidence: z.number().min(0).max(1).describe('Below 0.5 it is asked, not stated.'),
    evidence: z.array(evidenceSchema),
  });

export const employmentTypes = [
  'full-time',
  'part-time',
  'contract',
  'temporary',
  'internship',
] as const;

const readPlaceSchema = z.object({
  label: z.string().describe('As shown to people: "Twinsburg, OH".'),
  city: z.string().nullable(),
  region: z.string().nullable(),
  country: z.string().nullable().describe('ISO 3166; null while nothing settles it.'),
  options: z.array(z.string()).describe('The places it could be, when it is not settled.'),
});

const text = found(z.string()).nullable();

export const readFieldsSchema = z.object({
  title: text,
  employer: text,
  place: found(readPlaceSchema).nullable(),
  workType: found(z.enum(fieldsOfJob.workType.values)).nullable(),
  pay: found(paySchema).nullable(),
  employmentType: found(z.enum(employmentTypes)).nullable(),
  hours: text.describe('Hours a week, days, shifts, as the text says it.'),
  department: text,
  reportsTo: text,
  startDate: text,
  openings: found(z.int()).nullable(),
  yearsMin: found(z.number()).nullable(),
  education: text,
  deadline: text,
  credentials: z.array(found(z.string())),
  tools: z.array(found(z.string())),
  links: z.array(found(z.string())),
});
export type ReadFields = z.infer<typeof readFieldsSchema>;
/** A value with the words it was read from. */
export interface Found<Value> {
  value: Value;
  confidence: number;
  evidence: z.infer<typeof evidenceSchema>[];
}

const readOccupationSchema = z.object({
  soc: z.string().nullable().describe('Code of the US Standard Occupational Classification.'),
  id: z.string().describe('Of the occupation profile; "general" when none fits.'),
  name: z.string(),
  confidence: z.number().min(0).max(1),
  sure: z.boolean().describe('False when title and duties disagree: a person should settle it.'),
  why: z.array(z.string()),
  alternatives: z.array(
    z.object({
      soc: z.string().nullable(),
      id: z.string(),
      name: z.string(),
      confidence: z.number(),
    }),
  ),
});
export type ReadOccupation = z.infer<typeof readOccupationSchema>;

/** A value that was read in two ways: the better-evidenced stands, the other is asked. */
export const doubtSchema = z.object({
  field: z.string(),
  taken: z.string().describe('The words of the reading that stands.'),
  other: z.string().describe('The words of the one that does not.'),
});
export type Doubt = z.infer<typeof doubtSchema>;

export const readingSchema = z.object({
  version: z.int().describe('Of the code that read it.'),
  language: z.string().nullable().describe('ISO 639: en, de, fr, es; null when not known.'),
  units: z.array(unitSchema),
  fields: readFieldsSchema,
  occupation: readOccupationSchema,
  doubts: z.array(doubtSchema).optional(),
  model: z
    .string()
    .nullable()
    .optional()
    .describe('The language model that read it too; null or absent when code read alone.'),
});
export type Reading = z.infer<typeof readingSchema>;

const tooLongQuote = 'The words of a line must be at most 2000 characters';

/** What a person set right in a reading. Units are known by their words, so that it outlives a new reading. */
export const readingCorrectionsSchema = z.strictObject({
  roles: z
    .array(
      z.strictObject({
        quote: z.string('A corrected line is known by its words').max(2000, tooLongQuote),
        role: z.enum(unitRoles, 'Please choose what a line is from the list'),
      }),
    )
    .max(500, 'At most 500 lines can be corrected')
    .default([]),
  order: z
    .array(z.string('A must-have is known by its words').max(2000, tooLongQuote))
    .max(200, 'At most 200 must-haves can be put in order')
    .default([])
    .describe('Words of must-haves, the most important first; what is not named follows.'),
  occupation: z
    .strictObject(
      { soc: z.string().max(10).nullable(), id: z.string().max(60) },
      'Please choose the occupation from the list',
    )
    .nullable()
    .default(null),
});
export type ReadingCorrections = z.infer<typeof readingCorrectionsSchema>;

export const noCorrections: ReadingCorrections = { roles: [], order: [], occupation: null };
