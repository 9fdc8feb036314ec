import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { jobBrief } from '../db/schema/outputs.ts';
import type { Membership } from '../organizations/memberships.rows.ts';

/** In which country a job is, as it was understood when it was written; nothing where it is not known. */
export async function findCountry(
  db: Db,
  { organizationId }: Membership,
  jobId: number,
): Promise<string | null | undefined> {
  const [row] = await db
    .select({ country: sql<string | null>`${jobBrief.brief} -> 'place' ->> 'country'` })
    .from(jobBrief)
    .where(and(eq(jobBrief.organizationId, organizationId), eq(jobBrief.jobId, jobId)));
  return row?.country;
}
