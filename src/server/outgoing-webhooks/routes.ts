import { z } from 'zod';
import { noBody } from '#shared/api/organizations.ts';
import {
  newWebhookEndpointSchema,
  webhookCreateSchema,
  webhookDeliverySchema,
  webhookEndpointSchema,
} from '#shared/outgoing-webhook.ts';
import { pathId } from '#shared/row-id.ts';
import type { App, AppDeps } from '../http/app-deps.ts';
import { notFound } from '../http/app-error.ts';
import { done } from '../http/done.ts';
import { budgets } from '../limits/budgets.ts';
import { createWebhook, removeWebhook, repeatDelivery, resumeWebhook } from './manage-webhooks.ts';
import { findEndpoint, listDeliveries, listEndpoints } from './webhooks.rows.ts';

const tags = ['Outgoing webhooks'];
const params = z.object({ id: pathId });
const webhookParams = z.object({ id: pathId, webhookId: pathId });
const deliveryParams = z.object({ id: pathId, webhookId: pathId, deliveryId: pathId });

export function registerOutgoingWebhookRoutes(app: App, deps: AppDeps): void {
  const { access, queue, env, sealSecret } = deps;
  const { db } = deps.database;

  app.get(
    '/api/organizations/:id/webhooks',
    {
      config: { may: 'webhooks.manage' },
      schema: {
        summary: 'Where the organization is told of what happens, for admins',
        tags,
        params,
        response: { 200: z.array(webhookEndpointSchema) },
      },
    },
    async (request) => {
      const { membership } = await access.requireMember(request, request.params.id);
      return listEndpoints(db, membership);
    },
  );

  app.post(
    '/api/organizations/:id/webhooks',
    {
      config: { may: 'webhooks.manage', budget: budgets.manage },
      schema: {
        summary: 'Add a webhook, for admins',
        description:
          'Calls are signed after the Standard Webhooks scheme (standardwebhooks.com). The reply is the only place the signing secret is ever shown.',
        tags,
        params,
        body: webhookCreateSchema,
        response: { 201: newWebhookEndpointSchema },
      },
    },
    async (request, reply) => {
      const caller = await access.requireMember(request, request.params.id);
      const allowPrivate = env.ALLOW_PRIVATE_WEBHOOKS;
      const webhook = request.body;
      return reply
        .status(201)
        .send(await createWebhook({ db, sealSecret, allowPrivate, caller, webhook }));
    },
  );

  app.delete(
    '/api/organizations/:id/webhooks/:webhookId',
    {
      config: { may: 'webhooks.manage', budget: budgets.manage },
      schema: {
        summary: 'Remove a webhook with its deliveries, for admins',
        tags,
        params: webhookParams,
        body: noBody,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      const { id, webhookId } = request.params;
      await removeWebhook(db, await access.requireMember(request, id), webhookId);
      return reply.status(204).send(null);
    },
  );

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
