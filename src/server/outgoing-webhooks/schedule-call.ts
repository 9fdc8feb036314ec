import { randomUUID } from 'node:crypto';
import type { Db } from '../db/database.ts';
import type { QueueSender } from '../queue/sender.ts';
import { chooseLane, lanes } from './lanes.ts';
import { findNextWait, setTask, type EndpointRow } from './sending.rows.ts';

const firstRestSeconds = 5;
const longestRestSeconds = 3600;

/** From seconds to an hour, doubling with every failure in a row. */
export const restAfter = (failures: number): number =>
  failures === 0 ? 0 : Math.min(firstRestSeconds * 2 ** (failures - 1), longestRestSeconds);

function remainingRest({ failures, lastFailedAt }: EndpointRow): number {
  if (!lastFailedAt) return 0;
  const restedSeconds = (Date.now() - lastFailedAt.getTime()) / 1000;
  return Math.max(0, Math.ceil(restAfter(failures) - restedSeconds));
}

/**
 * An endpoint has one task at a time, for its next message, and stands at the end of the queue with
 * each: endpoints take turns, and none is called twice at once. The row must be held by `tx`.
 */
export async function scheduleCall(
  tx: Db,
  queue: QueueSender,
  endpoint: EndpointRow,
): Promise<void> {
  const { id: endpointId, organizationId, lastFailedAt, pausedAt } = endpoint;
  const wait = pausedAt ? undefined : await findNextWait(tx, endpointId);
  if (wait === undefined) {
    await setTask(tx, endpointId, null);
    return;
  }
  const taskId = randomUUID();
  await setTask(tx, endpointId, taskId);
  const startAfterSeconds = Math.max(wait, remainingRest(endpoint));
  await queue.send(
    chooseLane(lastFailedAt),
    { endpointId, taskId },
    {
      db: tx,
      id: taskId,
      group: String(organizationId),
      ...(startAfterSeconds > 0 ? { startAfterSeconds } : {}),
    },
  );
}

/** There is something new to send; a task that waits for a later message need not wait. */
export async function callSoon(tx: Db, queue: QueueSender, endpoint: EndpointRow): Promise<void> {
  const { taskId, failures } = endpoint;
  if (taskId === null) await scheduleCall(tx, queue, endpoint);
  else if (failures === 0) await hurryCall(tx, queue, taskId);
}

/** A task that runs already is not touched, and looks for what is next when it ends. */
export async function hurryCall(tx: Db, queue: QueueSender, taskId: string): Promise<void> {
  for (const lane of lanes) await queue.hurry(lane, taskId, { db: tx });
}
