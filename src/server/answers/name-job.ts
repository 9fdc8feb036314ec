import { findSecret } from '../generation/confidential/hide-employer.ts';
import type { HiddenName } from '../generation/confidential/hide-name.ts';
import { employerOf } from '../generation/employer-of.ts';
import type { JobAndOrganization } from './answered-job.rows.ts';

/** The name that whoever is asked must not read; nothing where the employer may be named. */
export function findSecretOf({ job, organization }: JobAndOrganization): HiddenName | undefined {
  const hiring = {
    name: job.employer ?? organization.name,
    confidential: job.employerConfidential,
  };
  return findSecret(employerOf(hiring, organization), { given: job.location, label: '' });
}

/** The title of a job as it may stand before somebody outside. */
export const nameJob = (found: JobAndOrganization): string =>
  findSecretOf(found)?.hide(found.job.title) ?? found.job.title;
