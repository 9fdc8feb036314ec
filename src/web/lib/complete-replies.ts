import { fieldNames, type FieldOfJob, partOfFields } from '#shared/job-fields.ts';
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
    ...toldFields(told),
    status: told.status ?? 'draft',
    chosenStatus: told.chosenStatus ?? 'draft',
    toolSet: told.toolSet ?? 1,
    createdAt,
    updatedAt: told.updatedAt ?? createdAt,
    outputs: told.outputs ?? [],
  };
}

function toldFields(told: Partial<Job>): Pick<Job, FieldOfJob> {
  const absent = partOfFields(fieldNames, 'absent');
  const fields = fieldNames.map((name) => [name, told[name] ?? absent[name]]);
  return Object.fromEntries(fields) as Pick<Job, FieldOfJob>;
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
