import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Output } from '#shared/output.ts';
import type { ToolId } from '#shared/tool-info.ts';
import type { Db } from '../db/database.ts';
import { user } from '../db/schema/accounts.ts';
import { job } from '../db/schema/jobs.ts';
import { output, outputVersion } from '../db/schema/outputs.ts';
import type { Membership } from '../organizations/memberships.rows.ts';
import { isOutdated } from './answer-changes.ts';

export type OutputRow = typeof output.$inferSelect;

interface JobTools {
  jobId: number;
  tools: readonly ToolId[];
}

/** Tools begin when they are asked for; the ones that are there stay as they are. */
export async function insertMissingOutputs(
  tx: Db,
  { organizationId }: Membership,
  { jobId, tools }: JobTools,
): Promise<void> {
  await tx
    .insert(output)
    .values(tools.map((toolType) => ({ organizationId, jobId, toolType })))
    .onConflictDoNothing({ target: [output.jobId, output.toolType] });
}

/** Which organization to ask about before an output may be shown; says nothing of the output itself. */
export async function findOrganizationOfOutput(db: Db, outputId: number) {
  const [row] = await db
    .select({ organizationId: output.organizationId })
    .from(output)
    .where(eq(output.id, outputId));
  return row?.organizationId;
}

const select = (db: Db, { organizationId }: Membership, condition: SQL) =>
  db
    .select({
      output,
      content: outputVersion.content,
      provenance: outputVersion.provenance,
      author: user.name,
      revision: job.revision,
      answerChanges: job.answerChanges,
    })
    .from(output)
    .innerJoin(job, eq(job.id, output.jobId))
    .leftJoin(
      outputVersion,
      and(eq(outputVersion.outputId, output.id), eq(outputVersion.version, output.currentVersion)),
    )
    .leftJoin(user, eq(user.id, outputVersion.authorId))
    .where(and(eq(output.organizationId, organizationId), condition))
    .orderBy(asc(output.id));

type Row = Awaited<ReturnType<typeof select>>[number];

function present({ output, content, provenance, author, ...job }: Row): Output {
  const { id, toolType, status, queued, failure, currentVersion, updatedAt } = output;
  return {
    id,
    toolType,
    status,
    queued,
    failure,
    content,
    version: currentVersion,
    provenance: provenance && { ...provenance, author },
    outdated:
      provenance !== null && isOutdated({ toolType, jobRevision: provenance.jobRevision }, job),
    updatedAt: updatedAt.toISOString(),
  };
}

export async function listOutputs(
  db: Db,
  membership: Membership,
  jobId: number,
): Promise<Output[]> {
  const rows = await select(db, membership, eq(output.jobId, jobId));
  return rows.map(present);
}

export async function findOutput(
  db: Db,
  membership: Membership,
  outputId: number,
): Promise<(Output & { jobId: number }) | undefined> {
  const [row] = await select(db, membership, eq(output.id, outputId));
  return row && { ...present(row), jobId: row.output.jobId };
}

/** Held still until the transaction ends, so that nobody else starts, saves or edits meanwhile. */
export async function lockOutput(
  tx: Db,
  { organizationId }: Membership,
  outputId: number,
): Promise<OutputRow | undefined> {
  const [row] = await tx
    .select()
    .from(output)
    .where(and(eq(output.organizationId, organizationId), eq(output.id, outputId)))
    .for('update');
  return row;
}

/** In one order for everybody, so that two who start the same tools do not wait for each other. */
export async function lockOutputs(
  tx: Db,
  { organizationId }: Membership,
  { jobId, tools }: JobTools,
): Promise<OutputRow[]> {
  return tx
    .select()
    .from(output)
    .where(
      and(
        eq(output.organizationId, organizationId),
        eq(output.jobId, jobId),
        inArray(output.toolType, [...tools]),
      ),
    )
    .orderBy(asc(output.id))
    .for('update');
}

/** How far some tools of a job are, in their order. */
export async function listJobOutputStates(
  db: Db,
  { organizationId }: Membership,
  { jobId, tools }: JobTools,
) {
  return db
    .select({
      id: output.id,
      toolType: output.toolType,
      status: output.status,
      queued: output.queued,
    })
    .from(output)
    .where(
      and(
        eq(output.organizationId, organizationId),
        eq(output.jobId, jobId),
        inArray(output.toolType, [...tools]),
      ),
    )
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
