import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { ApiKey } from '#shared/organization.ts';
import type { Db } from '../db/database.ts';
import { user } from '../db/schema/accounts.ts';
import { apiKey } from '../db/schema/organizations.ts';
import type { Membership } from './memberships.rows.ts';

const select = (db: Db, caller: Membership, ...more: SQL[]) =>
  db
    .select({
      id: apiKey.id,
      name: apiKey.name,
      prefix: apiKey.prefix,
      createdBy: user.name,
      createdAt: apiKey.createdAt,
      lastUsedAt: apiKey.lastUsedAt,
      revokedAt: apiKey.revokedAt,
    })
    .from(apiKey)
    .leftJoin(user, eq(user.id, apiKey.createdBy))
    .where(and(eq(apiKey.organizationId, caller.organizationId), ...more))
    .orderBy(desc(apiKey.id));

export async function listApiKeys(db: Db, caller: Membership): Promise<ApiKey[]> {
  const rows = await select(db, caller);
  return rows.map(present);
}

interface NewKey {
  name: string;
  prefix: string;
  keyHash: string;
}

export async function insertApiKey(tx: Db, caller: Membership, key: NewKey): Promise<ApiKey> {
  const [inserted] = await tx
    .insert(apiKey)
    .values({ ...key, organizationId: caller.organizationId, createdBy: caller.userId ?? null })
    .returning({ id: apiKey.id });
  const [row] = inserted ? await select(tx, caller, eq(apiKey.id, inserted.id)) : [];
  if (!row) throw new Error('The key was not stored.');
  return present(row);
}

/** The name of the key that was ended, or nothing when there is no such working key here. */
export async function endApiKey(tx: Db, caller: Membership, id: number) {
  const [row] = await tx
    .update(apiKey)
    .set({ revokedAt: new Date() })
    .where(
      and(
        eq(apiKey.organizationId, caller.organizationId),
        eq(apiKey.id, id),
        isNull(apiKey.revokedAt),
      ),
    )
    .returning({ name: apiKey.name });
  return row?.name;
}

const present = (row: Awaited<ReturnType<typeof select>>[number]): ApiKey => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  revokedAt: row.revokedAt?.toISOString() ?? null,
});
