import type { Job } from '#shared/job.ts';
import type { Output } from '#shared/output.ts';

/**
 * While a new release comes up, an older server may answer a newer page. What it does not tell is
 * taken as not there, so that a page shows what it has instead of failing for what it lacks.
 */

/** A job by its number; everything else may be missing. */
export function completeJob(reply: unknown): Job {
  const told = reply as Partial<Job> & Pick<Job, 'id' | 'organizationId' | 'title' | 'revision'>;
  const createdAt = told.createdAt ?? new Date().toISOString();
  return {
    ...told,
    location: told.location ?? '',
    salaryRange: told.salaryRange ?? null,
    description: told.description ?? null,
    benefits: told.benefits ?? null,
    culture: told.culture ?? null,
    requirements: told.requirements ?? null,
    workType: told.workType ?? null,
    urgencyLevel: told.urgencyLevel ?? null,
    dealBreakers: told.dealBreakers ?? [],
    dealBreakersText: told.dealBreakersText ?? null,
    preferredBackgrounds: told.preferredBackgrounds ?? [],
    redFlags: told.redFlags ?? [],
    competitorCompanies: told.competitorCompanies ?? [],
    companyAssets: told.companyAssets ?? null,
    employer: told.employer ?? null,
    employerConfidential: told.employerConfidential ?? false,
    status: told.status ?? 'draft',
    chosenStatus: told.chosenStatus ?? 'draft',
    toolSet: told.toolSet ?? 1,
    createdAt,
    updatedAt: told.updatedAt ?? createdAt,
    outputs: told.outputs ?? [],
  };
}

export function completeOutput(reply: unknown): Output {
  const told = reply as Partial<Output> & Pick<Output, 'id' | 'toolType'>;
  return {
    ...told,
    status: told.status ?? 'pending',
    content: told.content ?? null,
    queued: told.queued ?? false,
    failure: told.failure ?? null,
    version: told.version ?? null,
    provenance: told.provenance ?? null,
    outdated: told.outdated ?? false,
    updatedAt: told.updatedAt ?? new Date().toISOString(),
  };
}
