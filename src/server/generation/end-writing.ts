import type { Db } from '../db/database.ts';
import { announce } from '../events/announce.ts';
import type { OutputRow } from '../outputs/outputs.rows.ts';
import type { StoredProvenance } from '../db/stored-provenance.ts';
import { insertVersion } from '../outputs/versions.rows.ts';
import type { TaskContext } from '../queue/task-context.ts';
import { tellOfEnd } from './tell-of-end.ts';
import { lockClaimed, markFailed, type Claim, type WritingTask } from './writing.rows.ts';

interface Result {
  claim: Claim;
  content: unknown;
  provenance: StoredProvenance;
}

/** False for a writer that was too late: its task has been taken over, ended or started anew. */
export function saveWritten(context: TaskContext, result: Result): Promise<boolean> {
  const { claim, content, provenance } = result;
  return context.db.transaction(async (tx) => {
    const row = await lockClaimed(tx, claim);
    if (!row) return false;
    const { id: outputId } = row;
    await insertVersion(tx, row, { outputId, content, provenance });
    await tell(context, tx, { ...row, status: 'completed', failure: null });
    return true;
  });
}

/** The last good content stays, with the sentence that says why there is no newer one. */
export function endFailed(
  context: TaskContext,
  task: WritingTask,
  sentence: string,
): Promise<void> {
  return context.db.transaction((tx) => endFailedIn({ context, tx, task, sentence }));
}

interface Failing {
  context: TaskContext;
  tx: Db;
  task: WritingTask;
  sentence: string;
}

export async function endFailedIn({ context, tx, task, sentence }: Failing): Promise<void> {
  const row = await markFailed(tx, task, sentence);
  if (row) await tell(context, tx, row);
}

async function tell(context: TaskContext, tx: Db, row: OutputRow): Promise<void> {
  const { id: outputId, organizationId, jobId, toolType, status } = row;
  await announce(tx, organizationId, { type: 'output', jobId, outputId, toolType, status });
  await tellOfEnd(context, tx, row);
}
