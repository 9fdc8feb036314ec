import { z } from 'zod';

import { requiredText } from '#shared/job-field-kinds.ts';
import { fieldNames, fieldsOfJob, partOfFields } from '#shared/job-fields.ts';
import type { Job, JobCreate, JobDetails, JobEdit } from '#shared/job.ts';
import { type ReadingCorrections, readingCorrectionsSchema } from '#shared/reading.ts';

const readCorrections = z.custom<ReadingCorrections>(
  (value) => readingCorrectionsSchema.safeParse(value).success,
);

export const jobFormSchema = z.object({
  ...partOfFields(fieldNames, 'form'),
  /** The text that was read, with what was set right in it; null while nobody touched either. */
  source: z.object({ text: z.string(), corrections: readCorrections }).nullable(),
});

/** The separate edit dialog calls the title by a shorter name. */
export const jobEditFormSchema = jobFormSchema.extend({
  title: requiredText('Title', fieldsOfJob.title.max),
});

export type JobFormValues = z.infer<typeof jobFormSchema>;
export type JobFieldName = keyof JobFormValues;

export const emptyJob: JobFormValues = {
  ...partOfFields(fieldNames, 'empty'),
  source: null,
};

export const jobFieldNames = Object.keys(emptyJob) as JobFieldName[];

/** Every field under its own name, for the sentences the server sends back about them. */
export const jobFields = {
  ...(Object.fromEntries(jobFieldNames.map((name) => [name, name])) as {
    [Name in JobFieldName]: Name;
  }),
  sourceText: 'source',
  corrections: 'source',
} as const;

/** Of a job in a list the text is not told. */
export function toFormValues(job: Job | JobDetails): JobFormValues {
  const source =
    'sourceText' in job ? { text: job.sourceText ?? '', corrections: job.corrections } : null;
  const told: Partial<Record<string, unknown>> = { ...job, source };
  return Object.fromEntries(
    jobFieldNames.map((name) => [name, told[name] ?? emptyJob[name]]),
  ) as JobFormValues;
}

export type FieldValue = Readonly<JobFormValues[JobFieldName]>;

export const isSameValue = (a: FieldValue, b: FieldValue) =>
  JSON.stringify(a) === JSON.stringify(b);

/** Only what differs from where the edit began; the rest is not ours to send. */
export function changesBetween(before: JobFormValues, after: JobFormValues): JobEdit {
  return toJobFields(
    Object.fromEntries(
      jobFieldNames
        .filter((name) => !isSameValue(before[name], after[name]))
        .map((name) => [name, after[name]]),
    ),
  );
}

/** As the server takes them. */
export function toJobFields<Values extends Partial<JobFormValues>>({
  source,
  ...fields
}: Values): Omit<Values, 'source'> & Pick<JobCreate, 'sourceText' | 'corrections'> {
  if (!source) return fields;
  return { ...fields, sourceText: source.text, corrections: source.corrections };
}
