import type { NewApiKey } from '#shared/organization.ts';
import { recordAudit } from '../audit/audit.rows.ts';
import type { Db } from '../db/database.ts';
import { AppError, notFound } from '../http/app-error.ts';
import { generateApiKey } from './api-key.ts';
import { endApiKey, insertApiKey, listApiKeys } from './api-keys.rows.ts';
import type { Caller } from './caller.ts';
import { changeAllowed } from './locked-change.ts';

const maxWorkingKeys = 20;

export async function createApiKey(db: Db, caller: Caller, name: string): Promise<NewApiKey> {
  const { key, ...kept } = generateApiKey();
  return changeAllowed(db, caller, 'api-keys.manage', async (tx, current) => {
    const keys = await listApiKeys(tx, current.membership);
    if (keys.filter(({ revokedAt }) => revokedAt === null).length >= maxWorkingKeys) {
      throw new AppError(
        'CONFLICT',
        `An organization can have ${maxWorkingKeys} API keys. Revoke one that is no longer used.`,
      );
    }
    const stored = await insertApiKey(tx, current.membership, { name, ...kept });
    await recordAudit(tx, current, {
      action: 'api-key.created',
      targetType: 'api-key',
      targetId: stored.id,
      details: { name },
    });
    return { ...stored, key };
  });
}

export async function revokeApiKey(db: Db, caller: Caller, keyId: number): Promise<void> {
  await changeAllowed(db, caller, 'api-keys.manage', async (tx, current) => {
    const name = await endApiKey(tx, current.membership, keyId);
    if (name === undefined) throw notFound('API key');
    await recordAudit(tx, current, {
      action: 'api-key.revoked',
      targetType: 'api-key',
      targetId: keyId,
      details: { name },
    });
  });
}
