import type { Job, JobListQuery } from '#shared/job.ts';
import type { Db } from '../db/database.ts';
import type { Membership } from '../organizations/memberships.rows.ts';
import { readCursor, writeCursor } from './job-cursor.ts';
import { selectJobs } from './job-list.rows.ts';
import { presentJobs } from './present-jobs.ts';

const pageLength = 100;

export interface JobPage {
  jobs: Job[];
  nextCursor: string | undefined;
}

export async function listJobs(
  db: Db,
  memberships: readonly Membership[],
  { search, status, employer, sort, cursor }: JobListQuery,
): Promise<JobPage> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const rows = await selectJobs(db, memberships, {
    search,
    status,
    employer,
    sort,
    after,
    limit: pageLength + 1,
  });
  const page = rows.slice(0, pageLength);
  const last = rows.length > pageLength ? page.at(-1) : undefined;
  return { jobs: await presentJobs(db, memberships, page), nextCursor: last && writeCursor(last) };
}
