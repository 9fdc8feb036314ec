import type { JobAnswer } from '#shared/answers.ts';
import type { factFields } from '#shared/brief.ts';
import { type JobTextField, jobTextFields, partOfFields } from '#shared/job-fields.ts';
import type { Job, JobCreate } from '#shared/job.ts';
import type { ReadingCorrections } from '#shared/reading.ts';
import type { ModelReading } from '#shared/model-reading.ts';

/** A field of the form, the text as pasted, or what was answered. */
export type FactField = (typeof factFields)[number];

/** What a job says, whoever stores it. */
export type JobText = Pick<Job, JobTextField> & {
  /** The text as it was pasted; null when the job was typed. */
  sourceText?: string | null | undefined;
  corrections?: ReadingCorrections | null | undefined;
  /** What a language model read in the text as pasted. */
  told?: ModelReading | null | undefined;
  /** Who hires, where a person said so. */
  employer?: string | null | undefined;
  employerConfidential?: boolean | undefined;
  /** What people answered, as far as it counts. */
  answers?: readonly JobAnswer[] | null | undefined;
};

/** What is known of the employer besides the job. */
export interface EmployerText {
  name: string;
  industry?: string | null | undefined;
  companySize?: string | null | undefined;
  description?: string | null | undefined;
  website?: string | null | undefined;
  confidential?: boolean | undefined;
  /** The organization recruits for it and is another. */
  isClient?: boolean | undefined;
}

/** A field as one text, list items joined by a line break: what the offsets of quotes count in. */
export function textOf(job: JobText, field: FactField): string {
  if (field === 'answers') return (job.answers ?? []).map(({ said }) => said).join('\n');
  const value = job[field];
  return Array.isArray(value) ? value.join('\n') : (value ?? '');
}

export const emptyJobText: JobText = partOfFields(jobTextFields, 'absent');

/** What a form holds or a text gave, as a job keeps it: what is empty is absent. */
export function toJobText(said: Partial<Pick<JobCreate, JobTextField>>): JobText {
  const fields = jobTextFields.map((name) => [name, said[name] || emptyJobText[name]]);
  return Object.fromEntries(fields) as JobText;
}
