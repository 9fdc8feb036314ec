import type { EmployerText } from '#reading/stored/job-text.ts';
import type { Claimed } from './writing.rows.ts';

/** Who hires, and what is known of it. */
export interface Employer extends EmployerText {
  confidential: boolean;
  isClient: boolean;
}

type Hiring = Pick<Claimed['job'], 'employer' | 'employerConfidential'>;
type Known = Pick<Claimed['organization'], 'name' | 'industry' | 'companySize'>;

/** The one that the job names; without one, the organization. Of a client nothing but the name is known. */
export function employerOf(job: Hiring, organization: Known): Employer {
  const { employer, employerConfidential: confidential } = job;
  const isClient = employer !== null && !isSameName(employer, organization.name);
  if (isClient) return { name: employer, confidential, isClient };
  const { name, industry, companySize } = organization;
  return { name, industry, companySize, confidential, isClient };
}

const isSameName = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
