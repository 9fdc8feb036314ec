import { randomUUID } from 'node:crypto';
import { freeStrandedWebhooks } from '../outgoing-webhooks/free-stranded.ts';
import type { TaskContext } from '../queue/task-context.ts';
import { endFailedIn } from './end-writing.ts';
import { forgetOldStartKeys, markQueued } from './start.rows.ts';
import { stoppedUnexpectedly, writeOutput } from './write-output.task.ts';
import { findStranded, tryReaperLock } from './writing.rows.ts';

const intervalMs = 30_000;

/**
 * Looks at start and every half minute for outputs that wait for a task which nobody will work on: one
 * that is gone or counts as done is sent anew, one that was given up ends the output. Webhooks likewise.
 */
export async function reap(context: TaskContext): Promise<void> {
  const { db, queue, log } = context;
  await db.transaction(async (tx) => {
    if (!(await tryReaperLock(tx))) return;
    for (const { outputId, organizationId, taskId, turn, notes, givenUp } of await findStranded(
      tx,
    )) {
      log.warn({ outputId, givenUp }, 'an output had no task');
      if (givenUp) {
        const task = { outputId, taskId };
        await endFailedIn({ context, tx, task, sentence: stoppedUnexpectedly });
      } else {
        const anew = randomUUID();
        await markQueued(tx, { organizationId }, { outputId, taskId: anew, turn, notes });
        const options = { db: tx, id: anew, priority: -turn };
        await queue.send(writeOutput, { outputId, taskId: anew }, options);
      }
    }
    await freeStrandedWebhooks(context, tx);
    await forgetOldStartKeys(tx);
  });
}

export function startReaper(context: TaskContext): { stop: () => void } {
  const look = () => {
    reap(context).catch((error: unknown) => context.log.error({ err: error }, 'reaping failed'));
  };
  look();
  const timer = setInterval(look, intervalMs);
  return { stop: () => clearInterval(timer) };
}
