import type { AuditRecord } from '../audit/audit.rows.ts';
import type { Db } from '../db/database.ts';
import { auditLog } from '../db/schema/audit.ts';
import type { OpenLink } from './answered-job.rows.ts';

/** What recordAudit does for a caller, for whoever holds a link to a job of the organization. */
export async function recordAuditOfLink(
  tx: Db,
  { about, link }: OpenLink,
  record: AuditRecord,
): Promise<void> {
  await tx.insert(auditLog).values({
    organizationId: about.organizationId,
    actorLinkId: link.id,
    ...record,
    targetId: String(record.targetId),
  });
}
