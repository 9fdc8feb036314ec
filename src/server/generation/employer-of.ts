import type { EmployerText } from '#reading/stored/job-text.ts';
import type { Brief } from '#shared/brief.ts';
import type { Claimed } from './writing.rows.ts';

/** Who hires, and what is known of it. */
export interface Employer extends EmployerText {
  confidential: boolean;
  isClient: boolean;
}

type Hiring = Pick<Brief['employer'], 'name' | 'confidential'>;
type Known = Pick<Claimed['organization'], 'name' | 'industry' | 'companySize'>;

/** The one that the job names; without one, the organization. Of a client nothing but the name is known. */
export function employerOf(hiring: Hiring, organization: Known): Employer {
  const { name, confidential } = hiring;
  if (name !== organization.name) return { name, confidential, isClient: true };
  const { industry, companySize } = organization;
  return { name, industry, companySize, confidential, isClient: false };
}
