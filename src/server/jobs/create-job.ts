import type { Job, JobCreate } from '#shared/job.ts';
import { recordAudit } from '../audit/audit.rows.ts';
import type { Db } from '../db/database.ts';
import type { Caller } from '../organizations/caller.ts';
import { insertJobOutputs } from '../outputs/outputs.rows.ts';
import { findJobByKey, insertJob } from './jobs.rows.ts';
import { presentJob } from './present-jobs.ts';
import { storedFields } from './stored-fields.ts';

interface Creation {
  db: Db;
  caller: Caller;
  job: JobCreate;
  idempotencyKey: string | undefined;
}

/** One job and its ten outputs, or none; the same key gives the same job however often it is sent. */
export async function createJob({ db, caller, job, idempotencyKey }: Creation): Promise<Job> {
  const { membership } = caller;
  const { organizationId: _, title, location, ...rest } = job;
  return db.transaction(async (tx) => {
    const row = await insertJob(tx, membership, {
      ...storedFields(rest),
      title,
      location,
      idempotencyKey: idempotencyKey ?? null,
      createdBy: membership.userId ?? null,
    });
    if (!row) {
      const earlier = await findJobByKey(tx, membership, idempotencyKey ?? '');
      if (!earlier) throw new Error('A job was neither stored nor found.');
      return presentJob(tx, membership, earlier);
    }
    await insertJobOutputs(tx, membership, row.id);
    await recordAudit(tx, caller, {
      action: 'job.created',
      targetType: 'job',
      targetId: row.id,
      details: { title },
    });
    return presentJob(tx, membership, row);
  });
}
