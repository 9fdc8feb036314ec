import type { Job } from '#shared/job.ts';
import type { jobTextFields } from '#shared/brief.ts';

export type JobTextField = (typeof jobTextFields)[number];

/** What a job says, whoever stores it. */
export type JobText = Pick<Job, JobTextField>;

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
export function textOf(job: JobText, field: JobTextField): string {
  const value = job[field];
  return Array.isArray(value) ? value.join('\n') : (value ?? '');
}

export const emptyJobText: JobText = {
  title: '',
  location: '',
  salaryRange: null,
  description: null,
  benefits: null,
  culture: null,
  requirements: null,
  workType: null,
  urgencyLevel: null,
  dealBreakers: [],
  dealBreakersText: null,
  preferredBackgrounds: [],
  redFlags: [],
  competitorCompanies: [],
  companyAssets: null,
};
