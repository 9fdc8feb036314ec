import type { WebhookEvent } from '#shared/outgoing-webhook.ts';
import type { Db } from '../db/database.ts';
import type { Queue } from '../queue/queue.ts';
import { deliverWebhook } from './deliver-webhook.task.ts';
import { findSubscribed, insertDelivery } from './sending.rows.ts';
import { forgetOldDeliveries } from './webhooks.rows.ts';

interface Telling {
  queue: Queue;
  organizationId: number;
  event: WebhookEvent;
}

/** In the transaction of what happened: each address that wants to know gets a delivery and a task. */
export async function tellWebhooks(tx: Db, { queue, organizationId, event }: Telling) {
  for (const { id: endpointId } of await findSubscribed(tx, organizationId, event.type)) {
    const deliveryId = await insertDelivery(tx, { organizationId, endpointId, event });
    await forgetOldDeliveries(tx, endpointId);
    await queue.send(deliverWebhook, { deliveryId }, { db: tx });
  }
}
