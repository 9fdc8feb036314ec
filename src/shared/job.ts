import { z } from 'zod';
import { agreedPlanSchema } from './agreed-plan.ts';
import { toolIdSchema } from './tool-id.ts';
import { outputStatusSchema } from './output.ts';
import { readingCorrectionsSchema } from './reading.ts';
import { maxRowId, queryId } from './row-id.ts';
import { textField } from './text-field.ts';

const workTypes = ['on-site', 'hybrid', 'remote'] as const;
const urgencyLevels = ['critical', 'active', 'passive'] as const;

/** What a person may choose; the other states follow from the outputs. */
export const chosenJobStatuses = ['draft', 'active', 'paused', 'closed'] as const;
export type ChosenJobStatus = (typeof chosenJobStatuses)[number];
const jobStatuses = [...chosenJobStatuses, 'processing', 'completed', 'failed'] as const;
export const jobStatusSchema = z.enum(jobStatuses);
export type JobStatus = z.infer<typeof jobStatusSchema>;

const line = (label: string, max: number) =>
  z.string().trim().max(max, `${label} must be at most ${max} characters`);
const longText = (label: string) => line(label, 100_000).nullish();
const oneOf = <Values extends readonly [string, ...string[]]>(label: string, values: Values) =>
  z.enum(['', ...values], `Please choose the ${label} from the list`).nullish();

/** The most tags that a job may have of each. */
export const tagLimits = { dealBreakers: 8, redFlags: 6, competitorCompanies: 10 } as const;

export const tooManyTags = (label: string, most: number) => `There can be at most ${most} ${label}`;

/** Blank entries and doubles are dropped rather than refused, and do not count. */
const tags = (label: string, most = 50) =>
  z
    .array(z.string().trim().max(500, `Each of the ${label} must be at most 500 characters`))
    .transform((values) => [...new Set(values.filter((value) => value !== ''))])
    .refine((values) => values.length <= most, tooManyTags(label, most))
    .optional();

export const maxSourceText = 100_000;

/** As pasted, but for the two things no database keeps; each makes way for a sign of its own length. */
const sourceText = z
  .string('The text of the job must be text')
  .max(maxSourceText, `The text of the job must be at most ${maxSourceText} characters`)
  .transform((text) => text.replaceAll('\0', ' ').toWellFormed())
  .nullish();

const optionalFields = {
  salaryRange: line('Salary range', 300).nullish(),
  description: longText('Description'),
  benefits: longText('Benefits'),
  culture: longText('Culture'),
  requirements: longText('Requirements'),
  workType: oneOf('work type', workTypes),
  urgencyLevel: oneOf('urgency level', urgencyLevels),
  dealBreakers: tags('deal breakers'),
  dealBreakersText: longText('Deal breakers text'),
  preferredBackgrounds: tags('preferred backgrounds'),
  redFlags: tags('red flags'),
  competitorCompanies: tags('competitor companies'),
  companyAssets: longText('Company assets'),
  employer: textField({ label: 'Employer', max: 200 }).nullish(),
  employerConfidential: z
    .boolean('Please say whether the employer is confidential with true or false')
    .optional(),
  sourceText,
  corrections: readingCorrectionsSchema.optional(),
};

const requiredLine = (label: string) =>
  z
    .string(`${label} is required`)
    .trim()
    .min(1, `${label} is required`)
    .max(300, `${label} must be at most 300 characters`);
const title = requiredLine('Job title');
const location = requiredLine('Location');

export const jobCreateSchema = z.strictObject({
  title,
  location,
  organizationId: z
    .int('Organization is required')
    .min(1, 'Organization is required')
    .max(maxRowId, 'Organization is required'),
  ...optionalFields,
  dealBreakers: tags('deal breakers', tagLimits.dealBreakers),
  redFlags: tags('red flags', tagLimits.redFlags),
  competitorCompanies: tags('competitor companies', tagLimits.competitorCompanies),
});
export type JobCreate = z.infer<typeof jobCreateSchema>;

export const jobEditSchema = z.strictObject({
  title: title.optional(),
  location: location.optional(),
  ...optionalFields,
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
  title: z.string(),
  location: z.string(),
  salaryRange: z.string().nullable(),
  description: z.string().nullable(),
  benefits: z.string().nullable(),
  culture: z.string().nullable(),
  requirements: z.string().nullable(),
  workType: z.enum(workTypes).nullable(),
  urgencyLevel: z.enum(urgencyLevels).nullable(),
  dealBreakers: z.array(z.string()),
  dealBreakersText: z.string().nullable(),
  preferredBackgrounds: z.array(z.string()),
  redFlags: z.array(z.string()),
  competitorCompanies: z.array(z.string()),
  companyAssets: z.string().nullable(),
  employer: z.string().nullable().describe('Who hires; null where the organization does.'),
  employerConfidential: z.boolean().describe('Then no text for candidates names the employer.'),
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
