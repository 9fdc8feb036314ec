import type { Db } from '../db/database.ts';
import type { TaskContext } from '../queue/task-context.ts';
import { scheduleCall } from './schedule-call.ts';
import { lockStrandedEndpoints } from './sending.rows.ts';

/** Endpoints with something to send and no task that would send it get one. */
export async function freeStrandedWebhooks(context: TaskContext, tx: Db): Promise<void> {
  for (const endpoint of await lockStrandedEndpoints(tx)) {
    context.log.warn({ endpointId: endpoint.id }, 'a webhook had no task');
    await scheduleCall(tx, context.queue, endpoint);
  }
}
