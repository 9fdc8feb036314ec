import { and, eq, sql } from 'drizzle-orm';
import { fieldNames } from '#shared/job-fields.ts';
import type { ChosenJobStatus } from '#shared/job.ts';
import { currentToolSet } from '#shared/tool-sets.ts';
import type { Db } from '../db/database.ts';
import { job } from '../db/schema/jobs.ts';
import type { Membership } from '../organizations/memberships.rows.ts';

export type JobRow = typeof job.$inferSelect;

/** What a list tells of a job; the rest only its own page needs, or nobody outside. */
const listed = [
  ...fieldNames,
  'id',
  'organizationId',
  'chosenStatus',
  'toolSet',
  'revision',
  'createdAt',
  'updatedAt',
] as const;
type Listed = (typeof listed)[number];
export type ListedJobRow = Pick<JobRow, Listed>;

/** Of a row, or of the columns it is selected by. */
export function pickListed<Row extends Record<Listed, unknown>>(row: Row): Pick<Row, Listed> {
  return Object.fromEntries(listed.map((name) => [name, row[name]])) as Pick<Row, Listed>;
}

export type JobFields = Omit<
  typeof job.$inferInsert,
  'id' | 'organizationId' | 'toolSet' | 'revision' | 'createdAt' | 'updatedAt'
>;

const own = (membership: Membership, jobId: number) =>
  and(eq(job.organizationId, membership.organizationId), eq(job.id, jobId));

/** Which organization to ask about before a job may be shown; says nothing of the job itself. */
export async function findOrganizationOfJob(db: Db, jobId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ organizationId: job.organizationId })
    .from(job)
    .where(eq(job.id, jobId));
  return row?.organizationId;
}

export async function findJob(
  db: Db,
  membership: Membership,
  jobId: number,
): Promise<JobRow | undefined> {
  const [row] = await db.select().from(job).where(own(membership, jobId));
  return row;
}

/** Held still until the transaction ends, so that two edits cannot both start from one revision. */
export async function lockJob(
  tx: Db,
  membership: Membership,
  jobId: number,
): Promise<JobRow | undefined> {
  const [row] = await tx.select().from(job).where(own(membership, jobId)).for('update');
  return row;
}

/** Nothing when a job with the same idempotency key is already there. */
export async function insertJob(
  tx: Db,
  { organizationId }: Membership,
  fields: JobFields,
): Promise<JobRow | undefined> {
  const [row] = await tx
    .insert(job)
    .values({ ...fields, organizationId, toolSet: currentToolSet })
    .onConflictDoNothing({ target: [job.organizationId, job.idempotencyKey] })
    .returning();
  return row;
}

export async function findJobByKey(
  db: Db,
  { organizationId }: Membership,
  idempotencyKey: string,
): Promise<JobRow | undefined> {
  const [row] = await db
    .select()
    .from(job)
    .where(and(eq(job.organizationId, organizationId), eq(job.idempotencyKey, idempotencyKey)));
  return row;
}

interface JobChange {
  fields: Partial<JobFields>;
  chosenStatus?: ChosenJobStatus | undefined;
  /** Whether what the job says has changed, and outputs written from it are now behind. */
  newRevision: boolean;
}

export async function updateJob(
  tx: Db,
  membership: Membership,
  jobId: number,
  { fields, chosenStatus, newRevision }: JobChange,
): Promise<void> {
  await tx
    .update(job)
    .set({
      ...fields,
      ...(chosenStatus ? { chosenStatus } : {}),
      ...(newRevision ? { revision: sql`${job.revision} + 1` } : {}),
      updatedAt: new Date(),
    })
    .where(own(membership, jobId));
}

export async function deleteJobRow(
  tx: Db,
  membership: Membership,
  jobId: number,
): Promise<boolean> {
  const rows = await tx.delete(job).where(own(membership, jobId)).returning({ id: job.id });
  return rows.length > 0;
}
