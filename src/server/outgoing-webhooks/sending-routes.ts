import { z } from 'zod';
import { noBody } from '#shared/api/organizations.ts';
import { webhookDeliverySchema, webhookEndpointSchema } from '#shared/outgoing-webhook.ts';
import { pathId } from '#shared/row-id.ts';
import type { App, AppDeps } from '../app-deps.ts';
import { notFound } from '../http/app-error.ts';
import { done } from '../http/done.ts';
import { budgets } from '../limits/budgets.ts';
import { repeatDelivery, resumeWebhook } from './manage-webhooks.ts';
import { findEndpoint, listDeliveries } from './webhooks.rows.ts';

const tags = ['Outgoing webhooks'];
const webhookParams = z.object({ id: pathId, webhookId: pathId });
const deliveryParams = z.object({ id: pathId, webhookId: pathId, deliveryId: pathId });

/** What was sent, what waits, and sending it again. */
export function registerSendingRoutes(app: App, deps: AppDeps): void {
  const { access, queue } = deps;
  const { db } = deps.database;

  app.post(
    '/api/organizations/:id/webhooks/:webhookId/resume',
    {
      config: { may: 'webhooks.manage', budget: budgets.manage },
      schema: {
        summary: 'Resume a paused webhook, for admins',
        description:
          'A webhook that has failed for a day is paused. What happened since is sent, up to 30 days back.',
        tags,
        params: webhookParams,
        body: noBody,
        response: { 200: webhookEndpointSchema },
      },
    },
    async (request) => {
      const { id, webhookId } = request.params;
      const caller = await access.requireMember(request, id);
      return resumeWebhook({ db, queue, caller, webhookId });
    },
  );

  app.get(
    '/api/organizations/:id/webhooks/:webhookId/deliveries',
    {
      config: { may: 'webhooks.manage' },
      schema: {
        summary: 'What was sent to a webhook lately and what came of it, for admins',
        tags,
        params: webhookParams,
        response: { 200: z.array(webhookDeliverySchema) },
      },
    },
    async (request) => {
      const { id, webhookId } = request.params;
      const { membership } = await access.requireMember(request, id);
      if (!(await findEndpoint(db, membership, webhookId))) throw notFound('Webhook');
      return listDeliveries(db, membership, webhookId);
    },
  );

  app.post(
    '/api/organizations/:id/webhooks/:webhookId/deliveries/:deliveryId/repeat',
    {
      config: { may: 'webhooks.manage', budget: budgets.manage },
      schema: {
        summary: 'Send a delivery again, for admins',
        tags,
        params: deliveryParams,
        body: noBody,
        response: { 202: done },
      },
    },
    async (request, reply) => {
      const { id, webhookId, deliveryId } = request.params;
      const caller = await access.requireMember(request, id);
      await repeatDelivery({ db, queue, caller, webhookId, deliveryId });
      return reply.status(202).send(null);
    },
  );
}
