import type { Job, JobCreate } from '#shared/job.ts';
import { jobToolIds } from '#shared/tool-info.ts';
import { recordAudit } from '../audit/audit.rows.ts';
import type { Db } from '../db/database.ts';
import { announce } from '../events/announce.ts';
import { startWriting } from '../generation/start-writing.ts';
import type { Caller } from '../organizations/caller.ts';
import type { QueueSender } from '../queue/sender.ts';
import { TokensSpent } from '../writers/budget/token-budget.ts';
import type { Writer } from '../writers/writer.ts';
import { findJobByKey, insertJob } from './jobs.rows.ts';
import { presentJob } from './present-jobs.ts';
import { storedFields } from './stored-fields.ts';

interface Creation {
  db: Db;
  queue: QueueSender;
  writer: Pick<Writer, 'admit'>;
  caller: Caller;
  job: JobCreate;
  idempotencyKey: string | undefined;
}

/** One job with ten outputs being written, or none; the same key gives the same job however often it is sent. */
export async function createJob({
  db,
  queue,
  writer,
  caller,
  job,
  idempotencyKey,
}: Creation): Promise<Job> {
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
    const jobId = row.id;
    await startWriting(tx, { queue, writer, membership, jobId, tools: jobToolIds }).catch(
      (error: unknown) => {
        // The job is kept with its ten outputs waiting for somebody to start them another day.
        if (!(error instanceof TokensSpent)) throw error;
      },
    );
    await recordAudit(tx, caller, {
      action: 'job.created',
      targetType: 'job',
      targetId: jobId,
      details: { title },
    });
    await announce(tx, membership.organizationId, { type: 'job', jobId, change: 'created' });
    return presentJob(tx, membership, row);
  });
}
