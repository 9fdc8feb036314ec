import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { ToolId } from '#shared/tool-info.ts';
import type { Db } from '../db/database.ts';
import { output, outputVersion, startKey } from '../db/schema/outputs.ts';
import type { Membership } from '../organizations/memberships.rows.ts';

/** Those whose current version is a person's own words. */
export async function listEditedTools(
  tx: Db,
  { organizationId }: Membership,
  outputIds: readonly number[],
): Promise<ToolId[]> {
  if (outputIds.length === 0) return [];
  const rows = await tx
    .select({ toolType: output.toolType })
    .from(output)
    .innerJoin(
      outputVersion,
      and(eq(outputVersion.outputId, output.id), eq(outputVersion.version, output.currentVersion)),
    )
    .where(
      and(
        eq(output.organizationId, organizationId),
        inArray(output.id, [...outputIds]),
        sql`${outputVersion.provenance} ->> 'writer' = 'person'`,
      ),
    )
    .orderBy(output.id);
  return rows.map(({ toolType }) => toolType);
}

/**
 * Organizations take turns, however many outputs one of them queues: its next output stands behind
 * its own last one, but no further back than the head of the whole queue.
 */
export async function findNextTurn(tx: Db, { organizationId }: Membership): Promise<number> {
  const { rows } = await tx.execute(sql`select greatest(
    (select min(turn) from output where queued),
    (select max(turn) + 1 from output where queued and organization_id = ${organizationId}),
    0) as turn`);
  return Number(rows[0]?.turn);
}

export interface Queueing {
  outputId: number;
  taskId: string;
  turn: number;
  notes: readonly string[];
}

/** What was written before stays readable until the new version is there. */
export async function markQueued(
  tx: Db,
  { organizationId }: Pick<Membership, 'organizationId'>,
  { outputId, taskId, turn, notes }: Queueing,
): Promise<void> {
  await tx
    .update(output)
    .set({
      status: 'pending',
      queued: true,
      failure: null,
      taskId,
      tries: 0,
      turn,
      notes: [...notes],
      updatedAt: new Date(),
    })
    .where(and(eq(output.organizationId, organizationId), eq(output.id, outputId)));
}

export async function changeNotes(
  tx: Db,
  { organizationId }: Membership,
  { outputId, notes }: { outputId: number; notes: readonly string[] },
): Promise<void> {
  await tx
    .update(output)
    .set({ notes: [...notes] })
    .where(and(eq(output.organizationId, organizationId), eq(output.id, outputId)));
}

interface KeyedRequest {
  key: string;
  request: string;
}

/** The request this key came with first, when it was seen before. */
export async function takeStartKey(
  tx: Db,
  { organizationId }: Membership,
  { key, request }: KeyedRequest,
): Promise<string | undefined> {
  const [taken] = await tx
    .insert(startKey)
    .values({ organizationId, key, request })
    .onConflictDoNothing()
    .returning({ key: startKey.key });
  if (taken) return undefined;
  const [earlier] = await tx
    .select({ request: startKey.request })
    .from(startKey)
    .where(and(eq(startKey.organizationId, organizationId), eq(startKey.key, key)));
  return earlier?.request;
}

/** A key protects against double clicks and replays, which come within a day. */
export async function forgetOldStartKeys(db: Db): Promise<void> {
  await db.delete(startKey).where(lt(startKey.createdAt, sql`now() - interval '1 day'`));
}
