import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { OutputVersion } from '#shared/output.ts';
import type { Db } from '../db/database.ts';
import { user } from '../db/schema/accounts.ts';
import { output, outputVersion } from '../db/schema/outputs.ts';
import type { Membership } from '../organizations/memberships.rows.ts';
import { listSuperfluous } from './list-superfluous.ts';
import type { StoredProvenance } from '../db/stored-provenance.ts';

export interface NewVersion {
  outputId: number;
  content: unknown;
  provenance: StoredProvenance;
  authorId?: string | undefined;
  restoredFrom?: number;
}

/**
 * Stores a version and makes it the one people see; older ones go as `kept-versions` says. The caller
 * holds the output's row, so that no number is given twice.
 */
export async function insertVersion(
  tx: Db,
  { organizationId }: Pick<Membership, 'organizationId'>,
  { outputId, content, provenance, authorId, restoredFrom }: NewVersion,
): Promise<number> {
  const [row] = await tx
    .insert(outputVersion)
    .values({
      organizationId,
      outputId,
      version: sql`(select coalesce(max(version), 0) + 1 from output_version where output_id = ${outputId})`,
      content,
      provenance,
      authorId: authorId ?? null,
      restoredFrom: restoredFrom ?? null,
    })
    .returning({ version: outputVersion.version });
  if (!row) throw new Error('The version was not stored.');
  await tx
    .update(output)
    .set({
      currentVersion: row.version,
      status: 'completed',
      queued: false,
      taskId: null,
      failure: null,
      updatedAt: new Date(),
    })
    .where(and(eq(output.organizationId, organizationId), eq(output.id, outputId)));
  await dropSuperfluous(tx, { organizationId }, outputId);
  return row.version;
}

async function dropSuperfluous(
  tx: Db,
  { organizationId }: Pick<Membership, 'organizationId'>,
  outputId: number,
): Promise<void> {
  const own = and(
    eq(outputVersion.organizationId, organizationId),
    eq(outputVersion.outputId, outputId),
  );
  const { version, restoredFrom, authorId, createdAt } = outputVersion;
  const written = sql<boolean>`${outputVersion.provenance} ->> 'writer' <> 'person' and ${restoredFrom} is null`;
  const marks = await tx
    .select({ version, written, restoredFrom, authorId, createdAt })
    .from(outputVersion)
    .where(own)
    .orderBy(asc(version));
  const dropped = listSuperfluous(marks);
  if (dropped.length > 0) {
    await tx.delete(outputVersion).where(and(own, inArray(version, dropped)));
  }
}

const columns = {
  version: outputVersion.version,
  current: sql<boolean>`${outputVersion.version} = ${output.currentVersion}`,
  provenance: outputVersion.provenance,
  author: user.name,
  restoredFrom: outputVersion.restoredFrom,
};

const own = ({ organizationId }: Membership, outputId: number) =>
  and(eq(outputVersion.organizationId, organizationId), eq(outputVersion.outputId, outputId));

/** Newest first, without the content. */
export async function listVersions(
  db: Db,
  membership: Membership,
  outputId: number,
): Promise<OutputVersion[]> {
  const rows = await db
    .select(columns)
    .from(outputVersion)
    .innerJoin(output, eq(output.id, outputVersion.outputId))
    .leftJoin(user, eq(user.id, outputVersion.authorId))
    .where(own(membership, outputId))
    .orderBy(desc(outputVersion.version));
  return rows.map(present);
}

export async function findVersion(
  db: Db,
  membership: Membership,
  { outputId, version }: { outputId: number; version: number },
): Promise<(OutputVersion & { content: unknown }) | undefined> {
  const [row] = await db
    .select({ ...columns, content: outputVersion.content })
    .from(outputVersion)
    .innerJoin(output, eq(output.id, outputVersion.outputId))
    .leftJoin(user, eq(user.id, outputVersion.authorId))
    .where(and(own(membership, outputId), eq(outputVersion.version, version)));
  return row && { ...present(row), content: row.content };
}

interface Row extends Omit<OutputVersion, 'provenance'> {
  provenance: StoredProvenance;
  author: string | null;
}

const present = ({ version, current, provenance, author, restoredFrom }: Row): OutputVersion => ({
  version,
  current,
  provenance: { ...provenance, author },
  restoredFrom,
});
