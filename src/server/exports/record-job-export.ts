import { recordAudit } from '../audit/audit.rows.ts';
import type { Db } from '../db/database.ts';
import type { Caller } from '../organizations/caller.ts';

interface Exported {
  job: { id: number; title: string };
  format: string;
}

export function recordJobExport(db: Db, caller: Caller, { job, format }: Exported): Promise<void> {
  return recordAudit(db, caller, {
    action: 'job.exported',
    targetType: 'job',
    targetId: job.id,
    details: { title: job.title, format },
  });
}
