import type { WebhookEvent } from '#shared/outgoing-webhook.ts';
import type { Db } from '../db/database.ts';
import type { QueueSender } from '../queue/sender.ts';
import { callSoon } from './schedule-call.ts';
import { insertDelivery, lockEndpoints } from './sending.rows.ts';
import { forgetOldDeliveries } from './webhooks.rows.ts';

interface Telling {
  queue: QueueSender;
  organizationId: number;
  event: WebhookEvent;
}

/** In the transaction of what happened: each address that wants to know gets a delivery. */
export async function tellWebhooks(tx: Db, { queue, organizationId, event }: Telling) {
  const endpoints = await lockEndpoints(tx, organizationId);
  for (const endpoint of endpoints.filter(({ events }) => events.includes(event.type))) {
    await insertDelivery(tx, { organizationId, endpointId: endpoint.id, event });
    await forgetOldDeliveries(tx, endpoint.id);
    if (!endpoint.pausedAt) await callSoon(tx, queue, endpoint);
  }
}
