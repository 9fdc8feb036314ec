import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { job } from '../db/schema/jobs.ts';
import { organization } from '../db/schema/organizations.ts';
import { jobBrief, output } from '../db/schema/outputs.ts';

/**
 * The engine's own rows. It acts for no caller: the task it works on was sent by a member's call, and
 * what it writes goes into the organization of the output that the task names.
 */

export interface WritingTask {
  outputId: number;
  taskId: string;
}

/** Proof that a writer took a task up; worth nothing once somebody else did. */
export interface Claim extends WritingTask {
  attempt: number;
}

/** How often this task was begun already; nothing when the output is gone or done. */
export async function countTries(db: Db, { outputId, taskId }: WritingTask) {
  const [row] = await db
    .select({ tries: output.tries })
    .from(output)
    .where(and(eq(output.id, outputId), eq(output.taskId, taskId)));
  return row?.tries;
}

/** Nothing when the output is gone, done, or now belongs to another task. */
export async function claimOutput(tx: Db, { outputId, taskId }: WritingTask) {
  const [claimed] = await tx
    .update(output)
    .set({
      status: 'processing',
      queued: false,
      attempt: sql`${output.attempt} + 1`,
      tries: sql`${output.tries} + 1`,
      updatedAt: new Date(),
    })
    .where(and(eq(output.id, outputId), eq(output.taskId, taskId)))
    .returning();
  if (!claimed) return undefined;
  const [found] = await tx
    .select({ job, organization })
    .from(job)
    .innerJoin(organization, eq(organization.id, job.organizationId))
    .where(eq(job.id, claimed.jobId));
  return found && { output: claimed, ...found };
}

export type Claimed = NonNullable<Awaited<ReturnType<typeof claimOutput>>>;

/** Held still until the transaction ends; nothing when the claim has lapsed. */
export async function lockClaimed(tx: Db, { outputId, taskId, attempt }: Claim) {
  const [row] = await tx
    .select()
    .from(output)
    .where(and(eq(output.id, outputId), eq(output.taskId, taskId), eq(output.attempt, attempt)))
    .for('update');
  return row;
}

/** The last good content stays. */
export async function markFailed(tx: Db, { outputId, taskId }: WritingTask, failure: string) {
  const [row] = await tx
    .update(output)
    .set({ status: 'failed', queued: false, taskId: null, failure, updatedAt: new Date() })
    .where(and(eq(output.id, outputId), eq(output.taskId, taskId)))
    .returning();
  return row;
}

/** What was understood of a job, while it is still made from the same. */
export async function readBrief(db: Db, jobId: number, inputHash: string) {
  const { brief, told, draftedPlan } = jobBrief;
  const [row] = await db
    .select({ brief, told, draftedPlan })
    .from(jobBrief)
    .where(and(eq(jobBrief.jobId, jobId), eq(jobBrief.inputHash, inputHash)));
  return row;
}

type KeptBrief = typeof jobBrief.$inferInsert;

export async function keepBrief(db: Db, kept: KeptBrief): Promise<void> {
  const { inputHash, brief, told } = kept;
  await db
    .insert(jobBrief)
    .values(kept)
    .onConflictDoUpdate({
      target: jobBrief.jobId,
      set: { inputHash, brief, told, draftedPlan: null },
    });
}

/** Beside the brief it was drafted on; nothing where that has been replaced meanwhile. */
export async function keepDraftedPlan(
  db: Db,
  { jobId, inputHash, draftedPlan }: Pick<KeptBrief, 'jobId' | 'inputHash' | 'draftedPlan'>,
): Promise<void> {
  await db
    .update(jobBrief)
    .set({ draftedPlan })
    .where(and(eq(jobBrief.jobId, jobId), eq(jobBrief.inputHash, inputHash)));
}

const reaperLock = 728_140_2027;

/** One process at a time looks for what is stranded; the others need not. */
export async function tryReaperLock(tx: Db): Promise<boolean> {
  const { rows } = await tx.execute(sql`select pg_try_advisory_xact_lock(${reaperLock}) as held`);
  return rows[0]?.held === true;
}

/** Outputs whose task nobody will work on any more, and whether that task was given up. */
export async function findStranded(tx: Db) {
  const { rows } = await tx.execute(sql`
    select o.id, o.organization_id, o.task_id, o.turn, o.notes,
      exists (select 1 from pgboss.job t where t.id = o.task_id and t.state > 'completed') as given_up
    from output o
    where o.task_id is not null and not exists (
      select 1 from pgboss.job t
      where t.name in ('write-output', 'write-output-failed') and t.state < 'completed'
        and t.data ->> 'taskId' = o.task_id::text)
    order by o.id limit 500 for update of o skip locked`);
  return rows.map((row) => ({
    outputId: Number(row.id),
    organizationId: Number(row.organization_id),
    taskId: String(row.task_id),
    turn: Number(row.turn),
    notes: row.notes as string[],
    givenUp: row.given_up === true,
  }));
}
