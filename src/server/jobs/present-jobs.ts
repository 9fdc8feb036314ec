import { deriveJobStatus } from '#shared/job-status.ts';
import type { Job, JobDetails } from '#shared/job.ts';
import type { Db } from '../db/database.ts';
import type { Membership } from '../organizations/memberships.rows.ts';
import { listOutputStates } from '../outputs/outputs.rows.ts';
import { type JobRow, type ListedJobRow, pickListed } from './jobs.rows.ts';

/** Rows as the browser sees them: with the status that follows from their outputs. */
export async function presentJobs(
  db: Db,
  memberships: readonly Membership[],
  rows: readonly ListedJobRow[],
): Promise<Job[]> {
  const ids = rows.map(({ id }) => id);
  const states = Map.groupBy(await listOutputStates(db, memberships, ids), ({ jobId }) => jobId);
  return rows.map((row) => {
    const outputs = states.get(row.id) ?? [];
    return {
      ...row,
      status: deriveJobStatus(row, outputs),
      outputs: outputs.map(({ toolType, status }) => ({ toolType, status })),
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    };
  });
}

export async function presentJob(db: Db, membership: Membership, row: JobRow): Promise<Job> {
  const [job] = await presentJobs(db, [membership], [pickListed(row)]);
  if (!job) throw new Error('A row was lost while it was being presented.');
  return job;
}

export async function presentJobDetails(
  db: Db,
  membership: Membership,
  row: JobRow,
): Promise<JobDetails> {
  const { sourceText, corrections, agreedPlan } = row;
  return { ...(await presentJob(db, membership, row)), sourceText, corrections, agreedPlan };
}
