import type { ToolId } from '#shared/tool-info.ts';
import { recordAudit } from '../audit/audit.rows.ts';
import type { Db } from '../db/database.ts';
import { AppError, notFound } from '../http/app-error.ts';
import { lockJob } from '../jobs/jobs.rows.ts';
import type { Caller } from '../organizations/caller.ts';
import type { QueueSender } from '../queue/sender.ts';
import type { Writer } from '../writers/writer.ts';
import { startWriting } from './start-writing.ts';
import { takeStartKey } from './start.rows.ts';

export interface WritingRequest {
  jobId: number;
  tools: readonly ToolId[];
  notes?: readonly string[];
  replaceEdits: boolean;
  idempotencyKey: string | undefined;
}

interface Parts {
  db: Db;
  queue: QueueSender;
  writer: Pick<Writer, 'admit'>;
  caller: Caller;
}

/** A person or a program asks for one tool or for all; asking twice starts it once. */
export async function requestWriting(
  { db, queue, writer, caller }: Parts,
  request: WritingRequest,
) {
  const { jobId, tools, notes = [], replaceEdits, idempotencyKey } = request;
  const { membership } = caller;
  await db.transaction(async (tx) => {
    const job = await lockJob(tx, membership, jobId);
    if (!job) throw notFound('Job');
    if (idempotencyKey !== undefined) {
      const asked = JSON.stringify([jobId, tools, notes]);
      const earlier = await takeStartKey(tx, membership, { key: idempotencyKey, request: asked });
      if (earlier === asked) return;
      if (earlier !== undefined) {
        throw new AppError('CONFLICT', 'This Idempotency-Key was sent with another request.');
      }
    }
    const started = await startWriting(tx, {
      queue,
      writer,
      membership,
      jobId,
      tools,
      notes,
      replaceEdits,
    });
    if (started.length === 0) return;
    await recordAudit(tx, caller, {
      action: 'output.started',
      targetType: 'job',
      targetId: jobId,
      details: { title: job.title, tools: started },
    });
  });
}
