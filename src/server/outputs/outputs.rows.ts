import { and, asc, eq, inArray } from 'drizzle-orm';
import { jobToolIds } from '#shared/tool-info.ts';
import type { Db } from '../db/database.ts';
import { output } from '../db/schema/jobs.ts';
import type { Membership } from '../organizations/memberships.rows.ts';

/** Every job has its ten from the start; nothing writes them until they are queued. */
export async function insertJobOutputs(
  tx: Db,
  { organizationId }: Membership,
  jobId: number,
): Promise<void> {
  await tx
    .insert(output)
    .values(jobToolIds.map((toolType) => ({ organizationId, jobId, toolType })));
}

export async function listOutputs(db: Db, { organizationId }: Membership, jobId: number) {
  return db
    .select({
      id: output.id,
      toolType: output.toolType,
      status: output.status,
      content: output.content,
    })
    .from(output)
    .where(and(eq(output.organizationId, organizationId), eq(output.jobId, jobId)))
    .orderBy(asc(output.id));
}

export async function listOutputStates(
  db: Db,
  memberships: readonly Membership[],
  jobIds: readonly number[],
) {
  if (jobIds.length === 0) return [];
  return db
    .select({
      jobId: output.jobId,
      toolType: output.toolType,
      status: output.status,
      queued: output.queued,
    })
    .from(output)
    .where(
      and(
        inArray(
          output.organizationId,
          memberships.map(({ organizationId }) => organizationId),
        ),
        inArray(output.jobId, [...jobIds]),
      ),
    )
    .orderBy(asc(output.id));
}
