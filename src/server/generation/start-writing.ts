import { randomUUID } from 'node:crypto';
import type { ToolId } from '#shared/tool-info.ts';
import type { Db } from '../db/database.ts';
import { announce } from '../events/announce.ts';
import { AppError } from '../http/app-error.ts';
import type { Membership } from '../organizations/memberships.rows.ts';
import { insertMissingOutputs, lockOutputs, type OutputRow } from '../outputs/outputs.rows.ts';
import type { QueueSender } from '../queue/sender.ts';
import type { Writer } from '../writers/writer.ts';
import { changeNotes, findNextTurn, listEditedTools, markQueued } from './start.rows.ts';
import { writeOutput } from './write-output.task.ts';

interface Start {
  queue: QueueSender;
  writer: Pick<Writer, 'admit'>;
  membership: Membership;
  jobId: number;
  tools: readonly ToolId[];
  /** What the writer is told for this one writing. */
  notes?: readonly string[];
  /** Whether a version that a person edited may be replaced; it stays among the versions. */
  replaceEdits?: boolean;
}

/** Each output becomes one task, unless one is under way already. Says which were started. */
export async function startWriting(tx: Db, start: Start): Promise<ToolId[]> {
  const { queue, writer, membership, jobId, tools, notes = [], replaceEdits = false } = start;
  await insertMissingOutputs(tx, membership, { jobId, tools });
  const rows = await lockOutputs(tx, membership, { jobId, tools });
  const idle = rows.filter(({ taskId }) => taskId === null);
  if (!replaceEdits) await refuseToBuryEdits(tx, membership, idle);
  const idleTools = idle.map(({ toolType }) => toolType);
  await writer.admit?.(tx, membership, idleTools);
  for (const row of rows.filter(({ taskId }) => taskId !== null)) {
    await addNotes({ tx, membership, row, notes });
  }
  const turn = await findNextTurn(tx, membership);
  for (const [place, row] of idle.entries()) {
    const outputId = row.id;
    const taskId = randomUUID();
    await markQueued(tx, membership, { outputId, taskId, turn: turn + place, notes });
    await queue.send(
      writeOutput,
      { outputId, taskId },
      { db: tx, id: taskId, priority: -(turn + place) },
    );
    const { organizationId, toolType } = row;
    await announce(tx, organizationId, {
      type: 'output',
      jobId,
      outputId,
      toolType,
      status: 'pending',
    });
  }
  return idleTools;
}

async function refuseToBuryEdits(tx: Db, membership: Membership, rows: readonly OutputRow[]) {
  const ids = rows.map(({ id }) => id);
  const edited = await listEditedTools(tx, membership, ids);
  if (edited.length > 0) {
    throw new AppError(
      'CONFLICT',
      'Somebody has edited what would be written anew. Confirm to replace it; the edit stays among the versions.',
      { details: { edited } },
    );
  }
}

interface LateNotes {
  tx: Db;
  membership: Membership;
  row: OutputRow;
  notes: readonly string[];
}

/** Notes that come while the output waits are still read; to a writer at work they cannot be told. */
async function addNotes({ tx, membership, row, notes }: LateNotes): Promise<void> {
  if (notes.length === 0 || JSON.stringify(notes) === JSON.stringify(row.notes)) return;
  if (!row.queued) {
    throw new AppError(
      'CONFLICT',
      'This tool is being written right now, without these notes. Send them again when it is done.',
    );
  }
  await changeNotes(tx, membership, { outputId: row.id, notes });
}
