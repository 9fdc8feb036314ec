import { z } from 'zod';
import { agreedPlanSchema } from './agreed-plan.ts';
import { fieldNames, partOfFields } from './job-fields.ts';
import { toolIdSchema } from './tool-id.ts';
import { outputStatusSchema } from './output.ts';
import { readingCorrectionsSchema } from './reading.ts';
import { maxRowId, queryId } from './row-id.ts';

/** What a person may choose; the other states follow from the outputs. */
export const chosenJobStatuses = ['draft', 'active', 'paused', 'closed'] as const;
export type ChosenJobStatus = (typeof chosenJobStatuses)[number];
const jobStatuses = [...chosenJobStatuses, 'processing', 'completed', 'failed'] as const;
export const jobStatusSchema = z.enum(jobStatuses);
export type JobStatus = z.infer<typeof jobStatusSchema>;

export const maxSourceText = 100_000;

/** As pasted, but for the two things no database keeps; each makes way for a sign of its own length. */
const sourceText = z
  .string('The text of the job must be text')
  .max(maxSourceText, `The text of the job must be at most ${maxSourceText} characters`)
  .transform((text) => text.replaceAll('\0', ' ').toWellFormed())
  .nullish();

/** The text a job was read from, and what a person set right in how it was read. */
const sourceFields = { sourceText, corrections: readingCorrectionsSchema.optional() };

export const jobCreateSchema = z.strictObject({
  ...partOfFields(fieldNames, 'created'),
  ...sourceFields,
  organizationId: z
    .int('Organization is required')
    .min(1, 'Organization is required')
    .max(maxRowId, 'Organization is required'),
});
export type JobCreate = z.infer<typeof jobCreateSchema>;

export const jobEditSchema = z.strictObject({
  ...partOfFields(fieldNames, 'edited'),
  ...sourceFields,
  agreedPlan: agreedPlanSchema
    .nullable()
    .optional()
    .describe('What people settled of the plan; null for the one that is proposed.'),
  status: z.enum(chosenJobStatuses, 'Please choose a status from the list').optional(),
  revision: z
    .int()
    .optional()
    .describe('The revision this edit started from; refused with 409 when the job has moved on.'),
});
export type JobEdit = z.infer<typeof jobEditSchema>;

export const jobSchema = z.object({
  id: z.int(),
  organizationId: z.int(),
  ...partOfFields(fieldNames, 'stored'),
  status: jobStatusSchema,
  chosenStatus: z.enum(chosenJobStatuses),
  toolSet: z.int().describe('Which tools it is made of, as on the day it was created.'),
  revision: z.int().describe('Counts the changes to what the job says.'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  outputs: z
    .array(z.object({ toolType: toolIdSchema, status: outputStatusSchema }))
    .describe('How far each tool is.'),
});
export type Job = z.infer<typeof jobSchema>;

/** One job, with what only its own page needs. */
export const jobDetailsSchema = jobSchema.extend({
  sourceText: z.string().nullable().describe('The text as it was pasted.'),
  corrections: readingCorrectionsSchema.describe('What a person set right in how it was read.'),
  agreedPlan: agreedPlanSchema.nullable().describe('What people settled of the plan.'),
});
export type JobDetails = z.infer<typeof jobDetailsSchema>;

export const jobSorts = ['newest', 'oldest', 'title'] as const;
export type JobSort = (typeof jobSorts)[number];

export const jobListQuerySchema = z.strictObject({
  organizationId: queryId.optional(),
  search: z.string().trim().max(200).optional().describe('Found in title, location or employer.'),
  employer: z.string().trim().max(200).optional().describe('Only jobs of this employer.'),
  status: jobStatusSchema.optional(),
  sort: z.enum(jobSorts).default('newest'),
  cursor: z.string().max(1000).optional().describe('The x-next-cursor header of the page before.'),
});
export type JobListQuery = z.infer<typeof jobListQuerySchema>;

export const employersQuerySchema = z.strictObject({
  organizationId: queryId,
});

export const employerCountSchema = z.object({ name: z.string(), jobs: z.int() });
export type EmployerCount = z.infer<typeof employerCountSchema>;
