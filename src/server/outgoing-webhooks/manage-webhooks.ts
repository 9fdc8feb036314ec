import { randomBytes } from 'node:crypto';
import type {
  NewWebhookEndpoint,
  WebhookCreate,
  WebhookEndpoint,
} from '#shared/outgoing-webhook.ts';
import { recordAudit } from '../audit/audit.rows.ts';
import type { Db } from '../db/database.ts';
import { AppError, notFound } from '../http/app-error.ts';
import type { Caller } from '../organizations/caller.ts';
import { changeAllowed } from '../organizations/locked-change.ts';
import type { QueueSender } from '../queue/sender.ts';
import { resolvePublicly, UnreachableAddress } from './public-address.ts';
import { hurryCall, scheduleCall } from './schedule-call.ts';
import {
  clearFailures,
  deleteEndpoint,
  findEndpoint,
  insertEndpoint,
  listEndpoints,
  lockEndpoint,
  reopenDelivery,
} from './webhooks.rows.ts';

const maxEndpoints = 10;

interface Creation {
  db: Db;
  sealSecret: (text: string) => string;
  allowPrivate: boolean;
  caller: Caller;
  webhook: WebhookCreate;
}

export async function createWebhook({
  db,
  sealSecret,
  allowPrivate,
  caller,
  webhook,
}: Creation): Promise<NewWebhookEndpoint> {
  await refuseUnreachable(webhook.url, allowPrivate);
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  return changeAllowed(db, caller, 'webhooks.manage', async (tx, current) => {
    const existing = await listEndpoints(tx, current.membership);
    if (existing.length >= maxEndpoints) {
      throw new AppError(
        'CONFLICT',
        `An organization can have ${maxEndpoints} webhooks. Remove one that is no longer used.`,
      );
    }
    const sealedSecret = sealSecret(secret);
    const stored = await insertEndpoint(tx, current.membership, { ...webhook, sealedSecret });
    await recordAudit(tx, current, {
      action: 'webhook.created',
      targetType: 'webhook',
      targetId: stored.id,
      details: { url: webhook.url, events: webhook.events },
    });
    return { ...stored, secret };
  });
}

/** Looked at again before every call; here so that a person learns of it at once. */
async function refuseUnreachable(url: string, allowPrivate: boolean): Promise<void> {
  try {
    await resolvePublicly(new URL(url).hostname, { allowPrivate });
  } catch (error) {
    if (!(error instanceof UnreachableAddress)) throw error;
    throw new AppError('UNPROCESSABLE', error.message, { fields: { url: error.message } });
  }
}

export async function removeWebhook(db: Db, caller: Caller, webhookId: number): Promise<void> {
  await changeAllowed(db, caller, 'webhooks.manage', async (tx, current) => {
    const url = await deleteEndpoint(tx, current.membership, webhookId);
    if (url === undefined) throw notFound('Webhook');
    await recordAudit(tx, current, {
      action: 'webhook.removed',
      targetType: 'webhook',
      targetId: webhookId,
      details: { url },
    });
  });
}

interface Resumption {
  db: Db;
  queue: QueueSender;
  caller: Caller;
  webhookId: number;
}

/** Everything that waited is sent, the oldest first. */
export async function resumeWebhook({
  db,
  queue,
  caller,
  webhookId,
}: Resumption): Promise<WebhookEndpoint> {
  return changeAllowed(db, caller, 'webhooks.manage', async (tx, current) => {
    const { membership } = current;
    const endpoint = await lockEndpoint(tx, membership, webhookId);
    if (!endpoint) throw notFound('Webhook');
    if (endpoint.pausedAt) {
      const cleared = await clearFailures(tx, membership, webhookId);
      await scheduleCall(tx, queue, { ...endpoint, ...cleared });
      await recordAudit(tx, current, {
        action: 'webhook.resumed',
        targetType: 'webhook',
        targetId: webhookId,
        details: { url: endpoint.url },
      });
    }
    const resumed = await findEndpoint(tx, membership, webhookId);
    if (!resumed) throw notFound('Webhook');
    return resumed;
  });
}

interface Repetition {
  db: Db;
  queue: QueueSender;
  caller: Caller;
  webhookId: number;
  deliveryId: number;
}

/** The same message under the same id once more, whatever came of it before. */
export async function repeatDelivery({
  db,
  queue,
  caller,
  webhookId,
  deliveryId,
}: Repetition): Promise<void> {
  await changeAllowed(db, caller, 'webhooks.manage', async (tx, current) => {
    const { membership } = current;
    const endpoint = await lockEndpoint(tx, membership, webhookId);
    if (!endpoint) throw notFound('Delivery');
    const event = await reopenDelivery(tx, membership, { endpointId: webhookId, deliveryId });
    if (!event) throw notFound('Delivery');
    if (endpoint.pausedAt) {
      throw new AppError('CONFLICT', 'This webhook is paused. Resume it to send what waits.');
    }
    if (endpoint.taskId) await hurryCall(tx, queue, endpoint.taskId);
    else await scheduleCall(tx, queue, endpoint);
    await recordAudit(tx, current, {
      action: 'webhook.repeated',
      targetType: 'webhook',
      targetId: webhookId,
      details: { event: event.type },
    });
  });
}
